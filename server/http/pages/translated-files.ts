import { extname } from 'node:path/posix';
import type { FastifyReply } from 'fastify';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import { wantedLanguage } from '../wanted-language.ts';
import type { FolderIndex } from './folder-index.ts';
import { helpPage } from './help-page.ts';

/** Built files that exist in several languages: `help.de_DE.html` beside `help.html`, which is English (decisions 115 and 126). */
export interface TranslatedFiles {
  /** Returns the language that a response is to be in, and says in its headers what that depends on. */
  languageFor(reply: FastifyReply): string;
  /** Returns the path of a file in a language: the English one, if it isn't translated. */
  pathIn(language: string, path: string): string;
}

export function createTranslatedFiles(index: FolderIndex): TranslatedFiles {
  const pathIn = (language: string, path: string) => {
    const own = path.replace(/\.\w+$/, `.${language}${extname(path)}`);
    return index.copiesOf(own) === undefined ? path : own;
  };
  const languages = ['en', ...completeLanguages.filter((key) => pathIn(key, helpPage[1]) !== helpPage[1])];
  return {
    languageFor: (reply) => {
      reply.header('vary', 'Accept-Language, Cookie');
      return wantedLanguage(reply.request, languages);
    },
    pathIn,
  };
}
