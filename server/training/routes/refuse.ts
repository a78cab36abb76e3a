import type { FastifyReply } from 'fastify';

/** Sends an error of the range's own API: `{"status": "error", "error": string}`. */
export function refuse(reply: FastifyReply, status: 400 | 403 | 404 | 503 | 507, error: string): FastifyReply {
  return reply.code(status).send({ status: 'error', error });
}
