import type { FastifyRequest } from 'fastify';

/** Server strings in the learner's language; the English text is the key (api-account.md 4). */
export interface Translations {
  /** Locale of a request: cookie `language`, else an `Accept-Language` entry that is exactly a locale key, else `en`. */
  localeOf(request: FastifyRequest): string;
  /** The text in this locale; unknown texts stay English. `{{anything}}` disappears (api-account.md 4, quirk). */
  translate(text: string, locale: string): string;
}
