import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';

/** A new password and its repetition, as sent. */
export interface NewPassword {
  readonly password: unknown;
  readonly repeat: unknown;
}

/**
 * Refuses a new password that is empty or not repeated; there is no other rule (api-account.md 13.3, 13.4).
 * @returns true when it has answered
 */
export function refuseNewPassword(
  shop: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { password, repeat }: NewPassword,
): boolean {
  // Scripts that put the value together send this word where they have none.
  if (!password || password === 'undefined') {
    refuse(shop, request, reply, 'Password cannot be empty.');
    return true;
  }
  if (password !== repeat) {
    refuse(shop, request, reply, 'New and repeated password do not match.');
    return true;
  }
  return false;
}

/** Answers 401 with one of the contract's texts, translated. */
export function refuse(
  { translations }: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply {
  return sendText(reply, 401, translations.translate(text, translations.localeOf(request)));
}
