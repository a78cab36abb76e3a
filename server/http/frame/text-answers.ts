import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import { createTextPreparation } from './prepared-text.ts';

/** Bytes below which an answer is not compressed (api-account.md 1). */
const threshold = 1024;

const compressibleTypes = /^text\/|[/+](json|javascript|xml)/;

const encodings: readonly Encoding[] = ['br', 'gzip', 'deflate'];

/**
 * Gives each text answer a weak entity tag, answers 304 to a GET or HEAD that knows it already, and compresses it for
 * clients that take it (api-account.md 1, 2). Files are not treated here: they lie compressed next to themselves.
 */
export function registerTextAnswers(app: FastifyInstance): void {
  const prepare = createTextPreparation();
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload === '') {
      done(null, payload);
      return;
    }
    const isCompressible = compressibleTypes.test(String(reply.getHeader('content-type')));
    if (isCompressible) {
      reply.header('vary', 'Accept-Encoding');
    }
    const { tag, bytes, compressed } = prepare(payload);
    reply.header('etag', tag);
    if (reply.statusCode === 200 && isKnown(tag, request.method, request.headers['if-none-match'])) {
      reply.code(304).removeHeader('content-type');
      done(null, '');
      return;
    }
    const encoding =
      isCompressible && bytes.length >= threshold && request.method !== 'HEAD'
        ? acceptedEncoding(request, encodings)
        : undefined;
    if (encoding === undefined) {
      done(null, bytes);
      return;
    }
    compressed(encoding).then(
      (smaller) => {
        reply.header('content-encoding', encoding);
        done(null, smaller);
      },
      () => done(null, bytes),
    );
  });
}

function isKnown(tag: string, verb: string, sent: string | undefined): boolean {
  if (sent === undefined || (verb !== 'GET' && verb !== 'HEAD')) {
    return false;
  }
  const opaque = tag.slice(2);
  return sent.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === opaque);
}
