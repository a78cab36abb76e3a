import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { closestLanguage } from '../../shared/text/closest-language.ts';

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
  return wanted.map((tag) => closestLanguage(tag, languages)).find((key) => key !== undefined) ?? 'en';
}
