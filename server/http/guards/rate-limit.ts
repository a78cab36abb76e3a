import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type BoundedMap, boundedMap } from '../../bounded-map.ts';
import { type Budgets, budgets } from '../../budgets.ts';
import { remoteAddress, sendText } from '../answers.ts';

/** How many calls one client may make in what time (api-account.md 3.5). */
export interface RateLimit {
  readonly calls: number;
  readonly milliseconds: number;
  /** How many clients are told apart; the default budget when absent. */
  readonly remembers?: Budgets['rateLimits'];
}

interface Window {
  readonly endsAt: number;
  calls: number;
}

// snippet: resetPasswordMortyChallenge
/** The limit of password reset and second factor: nobody can try out many answers to a security question. */
export const accountLimit: RateLimit = { calls: 100, milliseconds: 300_000 };

/** Whom a call is counted for: behind a proxy, the client that it speaks for. */
function clientOf(request: FastifyRequest): string {
  // weakness: resetPasswordMortyChallenge - whoever sends this header is trusted, so each made-up address counts as a new client
  const [forwardedFor] = String(request.headers['x-forwarded-for'] ?? '').split(','); // vulnerable: resetPasswordMortyChallenge
  return forwardedFor?.trim() || remoteAddress(request); // neutral: resetPasswordMortyChallenge
}

/**
 * Makes one limiter: a fixed window per client, counting all calls, failed or not. Each limiter counts for itself.
 * @returns a function that answers 429 itself once the limit is passed, and says whether it did
 */
export function createRateLimit(limit: RateLimit): (request: FastifyRequest, reply: FastifyReply) => boolean {
  const windows = createWindows(limit);
  return (request, reply) => {
    const now = Date.now();
    const window = windowOf(windows, clientOf(request), now, limit); // neutral: resetPasswordMortyChallenge
    window.calls += 1;
    reply.header('X-RateLimit-Limit', limit.calls);
    reply.header('X-RateLimit-Remaining', Math.max(0, limit.calls - window.calls));
    reply.header('X-RateLimit-Reset', Math.ceil(window.endsAt / 1000));
    if (window.calls <= limit.calls) {
      return false;
    }
    reply.header('Retry-After', Math.ceil((window.endsAt - now) / 1000));
    sendText(reply, 429, 'Too many requests, please try again later.');
    return true;
  };
}
// endsnippet: resetPasswordMortyChallenge

/** Makes the windows of a limiter. Whoever makes up more clients than are told apart only erases the oldest counts. */
function createWindows({ remembers = budgets.rateLimits }: RateLimit): BoundedMap<string, Window> {
  return boundedMap({ entries: remembers.clients });
}

function windowOf(windows: BoundedMap<string, Window>, sent: string, now: number, limit: RateLimit): Window {
  const { keyLength } = limit.remembers ?? budgets.rateLimits;
  // No real address is that long, but each made-up one must still count for itself.
  const client = sent.length > keyLength ? hash('sha256', sent) : sent;
  const known = windows.get(client);
  if (known !== undefined && known.endsAt > now) {
    return known;
  }
  const window = { endsAt: now + limit.milliseconds, calls: 0 };
  windows.set(client, window);
  return window;
}
