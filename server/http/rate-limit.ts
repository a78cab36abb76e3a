import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify';
import { sendText } from './answers.ts';

/** How many calls one client may make in which time. */
export interface RateLimit {
  readonly calls: number;
  readonly milliseconds: number;
}

/** The limit of password reset and second factor (api-account.md 3.5). */
const accountLimit: RateLimit = { calls: 100, milliseconds: 300_000 };

/** Addresses remembered at most; a learner who spoofs more of them only loses counts of old ones. */
const rememberedClients = 50_000;

interface Window {
  readonly endsAt: number;
  calls: number;
}

/**
 * Makes one limiter: a fixed window per client, counting all calls, failed or not. Each call of this function counts
 * for itself. To be used as a `preHandler` (api-account.md 3.5).
 */
export function createRateLimit(limit: RateLimit = accountLimit): preHandlerHookHandler {
  const windows = new Map<string, Window>();
  return (request: FastifyRequest, reply: FastifyReply, done) => {
    const now = Date.now();
    // weakness: contract api-account.md 3.5: proxies are trusted, so a made-up X-Forwarded-For is a new client
    const client = request.ip;
    const window = windowOf(windows, client, now, limit);
    window.calls += 1;
    reply.header('X-RateLimit-Limit', limit.calls);
    reply.header('X-RateLimit-Remaining', Math.max(0, limit.calls - window.calls));
    reply.header('X-RateLimit-Reset', Math.ceil(window.endsAt / 1000));
    if (window.calls > limit.calls) {
      reply.header('Retry-After', Math.ceil((window.endsAt - now) / 1000));
      sendText(reply, 429, 'Too many requests, please try again later.');
      return;
    }
    done();
  };
}

function windowOf(windows: Map<string, Window>, client: string, now: number, limit: RateLimit): Window {
  const known = windows.get(client);
  if (known !== undefined && known.endsAt > now) {
    return known;
  }
  windows.delete(client);
  const [oldest] = windows.keys();
  if (windows.size >= rememberedClients && oldest !== undefined) {
    windows.delete(oldest);
  }
  const window = { endsAt: now + limit.milliseconds, calls: 0 };
  windows.set(client, window);
  return window;
}
