import { completeLanguages } from '../../shared/content/complete-languages.ts';
import type { PackedContents } from '../../shared/content/handbook.ts';
import type { ContentFiles } from '../content/read-content.ts';
import { readWords } from './words-file.ts';

/** Returns the languages in which there is anything of the handbook, by their own names in the order of their keys, English first. */
export function readLanguageNames(files: ContentFiles): PackedContents['languages'] {
  const own = completeLanguages.filter((key) => files.has(`languages/${key}/handbook.json`));
  return ['en', ...own].map((key) => ({
    key,
    name: readWords(files, `languages/${key}/interface.json`).LANGUAGE ?? key,
  }));
}
