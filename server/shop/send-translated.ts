import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../http/answers.ts';
import type { Translations } from '../http/translations.ts';

/** Answers with one of the contract's texts, in the language of the request. */
export function sendTranslated(
  request: FastifyRequest,
  reply: FastifyReply,
  { localeOf, translate }: Translations,
  status: 401 | 404,
  text: string,
): FastifyReply {
  return sendText(reply, status, translate(text, localeOf(request)));
}
