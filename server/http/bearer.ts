import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setTokenCookie } from './cookie-session.ts';
import { PageError } from './errors.ts';
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
 * The payload of a bearer token that verifies, for checks of role and membership (api-account.md 6.7); undefined when
 * there is none or it is refused.
 * @throws PageError 500 when the value is not even shaped like a token
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
 * The auto-register step of whoami and the profile page (api-account.md 6.3): a token that verifies, however weakly, is
 * put into the registry with its own payload, and the answer sets it as cookie. Failures are silent.
 * @throws TypeError when the payload has no `data`: the contract's quirk
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
  // The payload is whatever its author wrote; a missing `data` fails below in the engine's own words.
  const payload = verdict.token.payload as { readonly data: SessionUser; readonly iat: number };
  // weakness: contract api-account.md 6.3 - a forged token becomes a session, kept in a cookie that scripts can read
  sessions.put(token, { status: 'success', data: payload.data, iat: payload.iat });
  setTokenCookie(reply, token);
}
