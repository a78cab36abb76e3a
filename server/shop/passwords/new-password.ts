import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShopContext } from '../context.ts';
import { sendTranslated } from '../send-translated.ts';

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
  { translations }: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { password, repeat }: NewPassword,
): boolean {
  // Scripts that concatenate a missing value send this word.
  if (!password || password === 'undefined') {
    sendTranslated(request, reply, translations, 401, 'Password cannot be empty.');
    return true;
  }
  if (password !== repeat) {
    sendTranslated(request, reply, translations, 401, 'New and repeated password do not match.');
    return true;
  }
  return false;
}
