import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
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
