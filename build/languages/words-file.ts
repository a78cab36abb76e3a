import type { Texts } from '../../shared/text/words.ts';
import { ContentError, type ContentFiles } from '../content/read-content.ts';
import { wordsSchema } from './schemas.ts';

/** Reads a file of words. @throws ContentError when there is no such file, and for one that is no flat object of strings */
export function readWords(files: ContentFiles, file: string): Texts {
  const text = files.bytes(file).toString('utf8');
  try {
    return wordsSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ContentError(`resources/${file}: expected texts by key`, { cause: error });
  }
}
