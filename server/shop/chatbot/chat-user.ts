import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from '../../http/bearer.ts';
import type { Tokens } from '../../http/tokens.ts';

/** Who is talking to the bot, according to the token alone: the database is not asked (api-shop.md 21.1). */
export type ChatUser =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'unverified' }
  | { readonly kind: 'customer'; readonly token: string; readonly id: unknown; readonly username: unknown };

/** Reads the user from the cookie `token`, or else from the bearer token, with the weak verification. */
export function chatUserOf(request: FastifyRequest, tokens: Tokens): ChatUser {
  const token = request.cookies.token || bearerToken(request);
  if (!token) {
    return { kind: 'nobody' };
  }
  const verdict = tokens.verify(token);
  // The payload is whatever its author wrote.
  const { data }: { readonly data?: unknown } = Object('token' in verdict ? verdict.token.payload : undefined);
  if (!data) {
    return { kind: 'unverified' };
  }
  const { id, username }: { readonly id?: unknown; readonly username?: unknown } = Object(data);
  return { kind: 'customer', token, id, username };
}
