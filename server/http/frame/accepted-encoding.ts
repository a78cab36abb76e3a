import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'deflate';

/** Returns the first of the offered encodings that the client accepts; undefined when it accepts none. */
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
