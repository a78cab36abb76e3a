import type { FastifyRequest } from 'fastify';
import { sessionOf } from '../../http/bearer.ts';
import type { Sessions } from '../../http/sessions.ts';

/** E-mail of who calls, by the bearer token's session; null for anybody else. */
export function callerOf(request: FastifyRequest, sessions: Sessions): string | null {
  // A forged token may have been registered with any payload, or with none.
  return sessionOf(request, sessions)?.data?.email ?? null;
}
