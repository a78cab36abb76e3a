import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

/**
 * Returns the language in which somebody wants to read: that of the cookie `language`, which the shop's page and the handbook set, else the first of
 * `Accept-Language` that there is, else English. The shop's own messages are stricter (`translations.ts`), as the contract prescribes.
 * @param languages the keys that there are, such as `de_DE`
 */
export function wantedLanguage(request: FastifyRequest, languages: readonly string[]): string {
  // Built files are sent before the cookies are read.
  const { language } = request.server.parseCookie(request.headers.cookie ?? '');
  if (language) {
    return languages.includes(language) ? language : 'en';
  }
  const wanted = new Negotiator(request.raw).languages();
  return wanted.map((tag) => closestTo(tag, languages)).find((key) => key !== undefined) ?? 'en';
}

/** Finds the language for a tag such as `de-AT`: the one of the same region or script, else the first of the same language. */
function closestTo(tag: string, languages: readonly string[]): string | undefined {
  const wanted = (/^zh-hant\b/i.test(tag) ? 'zh-TW' : tag).toLowerCase();
  const [language] = wanted.split('-');
  return (
    languages.find((key) => key.replace('_', '-').toLowerCase() === wanted) ??
    languages.find((key) => key.split('_')[0] === language)
  );
}
