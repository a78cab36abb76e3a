import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type AnswersInFlight, ordinary } from './answers-in-flight.ts';
import { paced } from './paced.ts';

/** Bytes up to which an answer is not counted: the operating system takes it at once, and connections are limited. */
export const counted = 16 * 1024;

/** Bytes of a stream that are in memory at once, in its own buffers and in the connection's. */
const ofStream = 64 * 1024;

/** Bytes that are handed to the operating system at once, so that what a client takes is seen. */
const slice = 32 * 1024;

/**
 * Counts every answer that is not small until its client has taken it, and refuses with 503 what there is no room for. Register behind all other
 * hooks that change answers.
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

/** Turns an answer into a refusal. @returns its text */
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
  return 'There is too much on its way to clients that do not take it, or this is too long. Try again later.\n';
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
