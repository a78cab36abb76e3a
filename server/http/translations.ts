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

/** Translations of one language by English text; undefined where there are none. Asked for often. */
export interface TranslationTables {
  get(locale: string): ReadonlyMap<string, string> | undefined;
}

/** Tables that are read when their language is first asked for, and kept. @param read null where there is no table */
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
 * @param localeKeys keys of the language menu, such as `de_DE`
 * @param tables English needs none
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
    // weakness: contract api-account.md 4 - stored text is taken for a template: what stands in double braces is lost
    translate: (text, locale) => {
      const translated = (locale === english ? undefined : tables.get(locale)?.get(text)) ?? text;
      return translated.includes('{{') ? withoutPlaceholders(translated) : translated;
    },
  };
}

/**
 * The text without what stands between two or three braces and holds no closing one. Each character is looked at once: a pattern would try
 * all the rest of the text again at each opening brace.
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
