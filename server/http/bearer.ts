import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, Sessions, SessionUser } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/** The token of `Authorization: Bearer <token>`: scheme in any case, exactly two parts (api-account.md 6.6). */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined;
}

/** The session of the bearer token, by registry only: no signature is looked at (api-account.md 6.9). */
export function sessionOf(request: FastifyRequest, sessions: Sessions): Session | undefined {
  return sessions.from(bearerToken(request));
}

/**
 * The auto-register step of whoami and the profile page (api-account.md 6.3): a token that verifies, however weakly, is
 * put into the registry with its own payload, and the answer sets it as cookie. Failures are silent.
 * @throws TypeError when the payload has no `data`: the contract's quirk
 */
export function autoRegister(request: FastifyRequest, reply: FastifyReply, tokens: Tokens, sessions: Sessions): void {
  const token = request.cookies.token ?? bearerToken(request);
  if (token === undefined || token === '' || sessions.get(token) !== undefined) {
    return;
  }
  const result = tokens.verify(token);
  if ('refusal' in result) {
    return;
  }
  // The payload is whatever its author wrote; a missing `data` fails here in the engine's own words.
  const payload = result.token.payload as { readonly data: SessionUser; readonly iat: number };
  sessions.put(token, { status: 'success', data: payload.data, iat: payload.iat });
  reply.setCookie('token', token, { path: '/', encode: (value) => value });
}
