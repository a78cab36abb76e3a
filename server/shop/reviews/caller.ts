import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../http/bearer.ts';
import type { Sessions } from '../../http/sessions.ts';

/** Returns the caller's email according to the bearer token's session; null without one. */
export function callerOf(request: FastifyRequest, sessions: Sessions): string | null {
  // A forged token may have been registered with any payload, or with none.
  return sessionOf(request, sessions)?.data?.email ?? null;
}
