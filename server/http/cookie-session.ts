import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { remoteAddress } from './answers.ts';
import { blockedIllegalActivity } from './errors.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * Returns the session of the cookie `token`, the only one that the server-rendered pages use (api-account.md 6.9). The
 * signature isn't checked.
 * @throws PageError when there is no session, and for a forged token that was registered without a user
 */
export function cookieSession(request: FastifyRequest, sessions: Sessions): Session {
  const session = sessions.from(request.cookies.token);
  if (!session?.data) {
    throw blockedIllegalActivity(remoteAddress(request));
  }
  return session;
}

/** Sets the token as a session cookie, which scripts can read and which is sent along with forms of any site (api-account.md 6.3). */
export function setTokenCookie(reply: FastifyReply, token: string): void {
  // weakness: csrfChallenge (the cookie is sent with requests from foreign pages, and scripts can read it)
  reply.setCookie('token', token, { path: '/', sameSite: false, encode: (value) => value });
}

/** Removes the token from the browser. It stays in the registry. */
export function clearTokenCookie(reply: FastifyReply): void {
  reply.setCookie('token', '', { path: '/', sameSite: false, expires: new Date(0) });
}
