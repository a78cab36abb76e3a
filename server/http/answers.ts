import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Success } from '../../shared/api/answers.ts';

/** Sends a string as `text/html; charset=utf-8`, whatever it holds (api-account.md 2). */
export function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(text);
}

/** Sends status 401 with its name as the body, as `text/plain` (api-account.md 2). */
export function sendUnauthorized(reply: FastifyReply): FastifyReply {
  return reply.code(401).type('text/plain; charset=utf-8').send('Unauthorized');
}

/** Sends ready-made JSON, so that frequent responses aren't serialised anew for each request. */
export function sendJsonText(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}

/** Wraps data as most responses do (api-account.md 8.2). */
export function success<Data>(data: Data): Success<Data> {
  return { status: 'success', data };
}

/** Returns the socket's address as error messages show it, such as `::ffff:127.0.0.1` or `::1`. Proxy headers don't change it. */
export function remoteAddress(request: FastifyRequest): string {
  return request.socket.remoteAddress ?? 'undefined';
}
