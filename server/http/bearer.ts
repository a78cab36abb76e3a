import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTokenCookie } from './cookie-session.ts';
import { PageError } from './errors.ts';
import type { Session, Sessions, SessionUser } from './sessions.ts';
import type { Tokens } from './tokens.ts';

/**
 * Returns the token of `Authorization: Bearer <token>`. The scheme may be in any case, and there must be exactly two
 * parts (api-account.md 6.6).
 */
export function bearerToken(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && rest.length === 0 ? token : undefined;
}

/** Returns the session that the registry holds for the bearer token. The signature isn't checked (api-account.md 6.9). */
export function sessionOf(request: FastifyRequest, sessions: Sessions): Session | undefined {
  return sessions.from(bearerToken(request));
}

/**
 * Returns the payload of a bearer token that verifies, for checks of role and membership (api-account.md 6.7);
 * undefined when there is no token or it is refused.
 * @throws PageError 500 when the value isn't even shaped like a token
 */
export function verifiedPayload(request: FastifyRequest, tokens: Tokens): unknown {
  const token = bearerToken(request);
  if (token === undefined || token === '') {
    return undefined;
  }
  const verdict = tokens.verify(token);
  if ('token' in verdict) {
    return verdict.token.payload;
  }
  const { message, inner } = verdict.refusal;
  if (inner.code === 'MISSING_HEADER' || inner.code === 'MISSING_ALGORITHM') {
    throw new PageError(message, { fields: inner });
  }
  return undefined;
}

/**
 * Registers a token automatically, for whoami and the profile page (api-account.md 6.3). A token that verifies, however
 * weakly, is put into the registry with its own payload, and the response sets it as a cookie. Failures are silent.
 * @throws TypeError when the payload has no `data`: a quirk of the contract
 */
export function autoRegister(request: FastifyRequest, reply: FastifyReply, tokens: Tokens, sessions: Sessions): void {
  const token = request.cookies.token || bearerToken(request);
  if (!token || sessions.get(token) !== undefined) {
    return;
  }
  const verdict = tokens.verify(token);
  if ('refusal' in verdict) {
    return;
  }
  // The payload is whatever its author wrote. A missing `data` fails below with the engine's own message.
  const payload = verdict.token.payload as { readonly data: SessionUser; readonly iat: number };
  // weakness: contract api-account.md 6.3 - a forged token becomes a session, kept in a cookie that scripts can read
  sessions.put(token, { status: 'success', data: payload.data, iat: payload.iat });
  setTokenCookie(reply, token);
}
