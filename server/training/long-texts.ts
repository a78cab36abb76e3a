import type { FastifyRequest } from 'fastify';
import type { Content } from '../../shared/content/content.ts';
import type { LongTexts } from '../../shared/content/long-texts.ts';
import { wantedLanguage } from '../http/wanted-language.ts';

const none: LongTexts = { notes: {}, coding: {} };

/**
 * Returns a function that returns mitigation notes and texts of coding challenges for a request, in the language of whoever asks (decision 115). What is
 * not translated is left out.
 * @param read called once for each language of the menu
 */
export function createLongTexts(
  locales: Content['locales'],
  read: (language: string) => LongTexts | null,
): (request: FastifyRequest) => LongTexts {
  const languages = locales.map(({ key }) => key);
  const known = new Map<string, LongTexts>([['en', none]]);
  return (request) => {
    const language = wantedLanguage(request, languages);
    const texts = known.get(language) ?? read(language) ?? none;
    known.set(language, texts);
    return texts;
  };
}
