import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Server strings in the learner's language; the English text is the key (api-account.md 4). */
export interface Translations {
  /** Returns the locale of a request: the cookie `language`, else an `Accept-Language` entry that is exactly a locale key, else `en`. */
  localeOf(request: FastifyRequest): string;
  /** Returns the text in this locale. Unknown texts stay English, and `{{anything}}` disappears (api-account.md 4, quirk). */
  translate(text: string, locale: string): string;
}

const english = 'en';

/** The translations of each language, by English text; undefined where there are none. They are looked up often. */
export interface TranslationTables {
  get(locale: string): ReadonlyMap<string, string> | undefined;
}

/** Makes tables that are read when their language is first asked for, and then kept. @param read returns null where there is no table */
export function tablesOnDemand(read: (locale: string) => Readonly<Record<string, string>> | null): TranslationTables {
  const tables = new Map<string, ReadonlyMap<string, string>>();
  return {
    get: (locale) => {
      const table = tables.get(locale) ?? new Map(Object.entries(read(locale) ?? {}));
      tables.set(locale, table);
      return table;
    },
  };
}

/**
 * @param localeKeys the keys of the language menu, such as `de_DE`
 * @param tables the translations; English needs none
 */
export function createTranslations(localeKeys: readonly string[], tables: TranslationTables = new Map()): Translations {
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
    // weakness: contract api-account.md 4 - stored text is treated as a template: anything in double braces is lost
    translate: (text, locale) => {
      const translated = (locale === english ? undefined : tables.get(locale)?.get(text)) ?? text;
      return translated.includes('{{') ? withoutPlaceholders(translated) : translated;
    },
  };
}

/**
 * Returns the text without anything between two or three braces that holds no closing one. Each character is looked at
 * once: a pattern would try the whole rest of the text again at each opening brace.
 */
function withoutPlaceholders(text: string): string {
  let kept = '';
  let from = 0;
  let open = text.indexOf('{{');
  while (open !== -1) {
    const close = text.indexOf('}', open + 2);
    if (close === -1) {
      break;
    }
    let next = close + 1;
    if (text[next] === '}') {
      kept += text.slice(from, open);
      from = next + (text[next + 1] === '}' ? 2 : 1);
      next = from;
    }
    open = text.indexOf('{{', next);
  }
  return kept + text.slice(from);
}
