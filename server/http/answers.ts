import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Success } from '../../shared/api/answers.ts';

/** Sends a text body: `text/html; charset=utf-8`, whatever is in it (api-account.md 2). */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

/** Sends only a status; its name is the body, as `text/plain` (api-account.md 2). */
export function sendUnauthorized(reply: FastifyReply): FastifyReply {
  return reply.code(401).type('text/plain; charset=utf-8').send('Unauthorized');
}

/** Sends JSON text that was made before: what is asked for often is not serialised anew for each request. */
export function sendJsonText(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** The wrapper of most answers (api-account.md 8.2). */
export function success<Data>(data: Data): Success<Data> {
  return { status: 'success', data };
}

/** Address of the socket as error texts show it, such as `::ffff:127.0.0.1` or `::1`; proxy headers do not change it. */
export function remoteAddress(request: FastifyRequest): string {
  return request.socket.remoteAddress ?? 'undefined';
}
