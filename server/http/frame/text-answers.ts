import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { AnswersInFlight } from './answers-in-flight.ts';
import { isKnown } from './conditions.ts';
import { counted, refuseAnswer } from './large-answers.ts';
import { createTextPreparation } from './prepared-text.ts';

/** Bytes below which an answer is not compressed (api-account.md 1). */
const threshold = 1024;

const compressibleTypes = /^text\/|[/+](json|javascript|xml)/;

const encodings: readonly Encoding[] = ['br', 'gzip', 'deflate'];

/**
 * Gives each text answer a weak entity tag, answers 304 to a GET or HEAD that knows it already, and compresses it for
 * clients that take it (api-account.md 1, 2). Files are not treated here: they lie compressed next to themselves.
 */
export function registerTextAnswers(app: FastifyInstance, inFlight: AnswersInFlight, budget: Budgets['answers']): void {
  const prepare = createTextPreparation(budget);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload === '') {
      done(null, payload);
      return;
    }
    if (payload.length > budget.longest) {
      done(null, refuseAnswer(reply));
      return;
    }
    const isCompressible = compressibleTypes.test(String(reply.getHeader('content-type')));
    if (isCompressible) {
      reply.header('vary', 'Accept-Encoding');
    }
    const prepared = prepare(payload);
    const { tag, bytes, compressed } = prepared;
    reply.header('etag', tag);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Tags alone count here, whatever is said of caches (api-account.md 2).
    const { 'if-none-match': tags } = request.headers;
    if (
      tags !== undefined &&
      reply.statusCode === 200 &&
      isReading &&
      isKnown({ 'if-none-match': tags }, { etag: tag })
    ) {
      reply.code(304).removeHeader('content-type');
      done(null, '');
      return;
    }
    // From here on, since it waits for its turn to be compressed as well.
    if (bytes.length > counted && !inFlight.hold(reply.raw, prepared, bytes.length)) {
      done(null, refuseAnswer(reply));
      return;
    }
    const encoding =
      isCompressible && bytes.length >= threshold && request.method !== 'HEAD'
        ? acceptedEncoding(request, encodings)
        : undefined;
    const smaller = encoding === undefined ? undefined : compressed(encoding);
    if (smaller === undefined) {
      done(null, bytes);
      return;
    }
    smaller.then(
      (compressedBytes) => {
        reply.header('content-encoding', encoding);
        done(null, compressedBytes);
      },
      () => done(null, bytes),
    );
  });
}
