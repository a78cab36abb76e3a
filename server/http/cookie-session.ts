import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { remoteAddress } from './answers.ts';
import { blockedIllegalActivity } from './errors.ts';
import type { Session, Sessions } from './sessions.ts';

/**
 * The session of the cookie `token`, the only one that the server-rendered pages look at (api-account.md 6.9). No
 * signature is looked at.
 * @throws PageError without one, and for a forged token that was registered without any user
 */
export function cookieSession(request: FastifyRequest, sessions: Sessions): Session {
  const session = sessions.from(request.cookies.token);
  if (!session?.data) {
    throw blockedIllegalActivity(remoteAddress(request));
  }
  return session;
}

/** Makes the token the browser's: a session cookie that scripts can read and that any site's forms send along (api-account.md 6.3). */
export function setTokenCookie(reply: FastifyReply, token: string): void {
  // weakness: csrfChallenge (the cookie goes along with what foreign pages send, and scripts can read it)
  reply.setCookie('token', token, { path: '/', sameSite: false, encode: (value) => value });
}

/** Takes the token out of the browser; in the registry it stays. */
export function clearTokenCookie(reply: FastifyReply): void {
  reply.setCookie('token', '', { path: '/', sameSite: false, expires: new Date(0) });
}
