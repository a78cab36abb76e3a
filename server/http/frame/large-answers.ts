import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AnswersInFlight, ordinary } from './answers-in-flight.ts';
import { paced } from './paced.ts';

/** Responses up to this many bytes aren't counted: the operating system takes them at once, and connections are limited. */
export const counted = 16 * 1024;

/** How many bytes of a stream are in memory at once, in its own buffers and in the connection's. */
const ofStream = 64 * 1024;

/** How many bytes are handed to the operating system at once: few enough to see what a client takes. */
const slice = 32 * 1024;

/**
 * Counts every response that isn't small until its client has taken it, and replaces it with 503 when there is no room
 * for it. Must be registered after all other hooks that change responses.
 */
export function registerLargeAnswers(app: FastifyInstance, inFlight: AnswersInFlight): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method === 'HEAD') {
      done(null, payload);
    } else if (payload instanceof Readable) {
      if (inFlight.hold(reply.raw, payload, ofStream)) {
        done(null, payload);
      } else {
        payload.destroy();
        done(null, refuseAnswer(reply));
      }
    } else if (!Buffer.isBuffer(payload) || payload.length <= counted) {
      done(null, payload);
    } else if (!(inFlight.has(reply.raw) || inFlight.hold(reply.raw, payload.buffer, payload.length))) {
      done(null, refuseAnswer(reply));
    } else if (payload.length <= ordinary) {
      done(null, payload);
    } else {
      reply.header('content-length', payload.length);
      done(null, sliced(payload));
    }
  });
}

/** Turns a response into a refusal. @returns the body of the refusal */
export function refuseAnswer(reply: FastifyReply): string {
  for (const name of [
    'content-encoding',
    'content-range',
    'content-length',
    'etag',
    'last-modified',
    'cache-control',
  ]) {
    reply.removeHeader(name);
  }
  reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8');
  return 'Too many responses are waiting for slow clients, or this one is too long. Try again later.\n';
}

function sliced(bytes: Buffer): Readable {
  let start = 0;
  const next = () => {
    const piece = start < bytes.length ? bytes.subarray(start, start + slice) : null;
    start += slice;
    return piece;
  };
  return paced({ next }, slice);
}
