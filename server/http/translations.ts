import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Server strings in the learner's language; the English text is the key (api-account.md 4). */
export interface Translations {
  /** Locale of a request: cookie `language`, else an `Accept-Language` entry that is exactly a locale key, else `en`. */
  localeOf(request: FastifyRequest): string;
  /** The text in this locale; unknown texts stay English. `{{anything}}` disappears (api-account.md 4, quirk). */
  translate(text: string, locale: string): string;
}

const english = 'en';

/**
 * @param localeKeys keys of the language menu, such as `de_DE`
 * @param tables per locale, English text to translated text; English needs none
 */
export function createTranslations(
  localeKeys: readonly string[],
  tables: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(),
): Translations {
  const known = new Set([english, ...localeKeys]);
  return {
    localeOf: (request) => {
      const cookie = request.cookies.language;
      if (cookie) {
        return known.has(cookie) ? cookie : english;
      }
      const accepted = request.headers['accept-language']?.split(',').map((entry) => entry.split(';', 1)[0]?.trim());
      return accepted?.find((entry): entry is string => entry !== undefined && known.has(entry)) ?? english;
    },
    // weakness: contract api-account.md 4 - stored text is taken for a template: what stands in double braces is lost
    translate: (text, locale) => {
      const translated = tables.get(locale)?.get(text) ?? text;
      return translated.includes('{{') ? translated.replace(/\{{2,3}[^}]*\}{2,3}/g, '') : translated;
    },
  };
}
