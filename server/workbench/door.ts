import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns whether a browser says that a page of this very origin asks. Neither header can be set by a page's script. */
export function isOwnPage({ headers: { origin, host, 'sec-fetch-site': site } }: FastifyRequest): boolean {
  return (
    site === 'same-origin' &&
    origin !== undefined &&
    URL.canParse(origin) &&
    new URL(origin).host === host?.toLowerCase()
  );
}

/** Returns whether a connection comes from this machine: over loopback, or from one of its own addresses to itself. */
export function isFromHere({
  remoteAddress = '',
  localAddress,
}: Pick<Socket, 'remoteAddress' | 'localAddress'>): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress) || (remoteAddress !== '' && remoteAddress === localAddress);
}

/** Refuses a request with one sentence. */
export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ status: 'error', error });
}
