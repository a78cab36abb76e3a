import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HandbookFiles } from './handbook.ts';

/** Returns the handbook as it is packed in a folder (decision 100). The packer has checked it against these types. */
export function handbookFilesIn(folder: string): HandbookFiles {
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  };
  return {
    readContents: (language) => read(`contents/${language}.json`),
    readLesson: (name, language) => read(`lessons/${language}/${name}.json`),
  };
}
