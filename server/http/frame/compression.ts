import { promisify } from 'node:util';
import { brotliCompress, constants, deflate, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { remembered } from './remembered.ts';

type Encoding = 'br' | 'gzip' | 'deflate';

/** Bytes below which an answer is sent as it is (api-account.md 1). */
const threshold = 1024;

const compressibleTypes = /^text\/|[/+](json|javascript|xml)/;

const brotliAsync = promisify(brotliCompress);

const compressors: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  // Quality 4 costs about as much time as gzip and saves more.
  br: (text) => brotliAsync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
  deflate: promisify<string, Buffer>(deflate),
};

const encodings: readonly Encoding[] = ['br', 'gzip', 'deflate'];

/**
 * Compresses text answers for clients that take it (api-account.md 1). Files are not compressed here: they lie
 * compressed next to themselves.
 */
export function registerCompression(app: FastifyInstance): void {
  const memory = { count: 16, longest: 256 * 1024 };
  const compress: typeof compressors = {
    br: remembered(compressors.br, memory),
    gzip: remembered(compressors.gzip, memory),
    deflate: remembered(compressors.deflate, memory),
  };
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !compressibleTypes.test(String(reply.getHeader('content-type')))) {
      done(null, payload);
      return;
    }
    reply.header('vary', 'Accept-Encoding');
    const encoding = payload.length < threshold ? undefined : acceptedEncoding(request, encodings);
    if (encoding === undefined || request.method === 'HEAD' || reply.hasHeader('content-encoding')) {
      done(null, payload);
      return;
    }
    compress[encoding](payload).then(
      (compressed) => {
        reply.header('content-encoding', encoding).removeHeader('content-length');
        done(null, compressed);
      },
      () => done(null, payload),
    );
  });
}

/** The first of the offered encodings that the client takes; undefined when it takes none. */
export function acceptedEncoding<Offered extends Encoding>(
  request: FastifyRequest,
  offered: readonly Offered[],
): Offered | undefined {
  if (request.headers['accept-encoding'] === undefined) {
    return undefined;
  }
  const accepted = new Negotiator(request.raw).encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding));
}
