import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HandbookFiles } from './handbook.ts';

/** Returns the handbook as it is packed in a folder (decision 100). The packer has checked it against these types. */
export function handbookFilesIn(folder: string): HandbookFiles {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return {
    readContents: () => read('contents.json'),
    readLesson: (name) => read(join('lessons', `${name}.json`)),
  };
}
