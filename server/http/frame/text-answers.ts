import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { AnswersInFlight } from './answers-in-flight.ts';
import { isKnown } from './conditions.ts';
import { counted, refuseAnswer } from './large-answers.ts';
import { createTextPreparation } from './prepared-text.ts';

/** Responses with fewer bytes than this aren't compressed (api-account.md 1). */
const threshold = 1024;

const compressibleTypes = /^text\/|[/+](json|javascript|xml)/;

const encodings: readonly Encoding[] = ['br', 'gzip', 'deflate'];

/**
 * Gives each text response a weak entity tag, answers a GET or HEAD with 304 if the client already has it, and
 * compresses it for clients that accept that (api-account.md 1, 2). Files aren't handled here: their compressed copies
 * are stored beside them.
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
      reply.header('vary', ['Accept-Encoding', reply.getHeader('vary') ?? []].flat().join(', '));
    }
    const prepared = prepare(payload);
    const { tag, bytes, compressed } = prepared;
    reply.header('etag', tag);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Only tags count here, whatever the request says about caches (api-account.md 2).
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
    // The response is counted from here on, since it may wait for its turn to be compressed as well.
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
