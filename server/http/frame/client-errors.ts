import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';

/** How long a client that sent no valid request may go on sending before the connection is cut, in milliseconds. */
const patience = 1000;

const answered = new WeakMap<Socket, ServerResponse>();
const refused = new WeakSet<Socket>();

/** Remembers the last response of each connection, so that {@link refuseConnection} never writes into the middle of it. */
export function followAnswers(app: FastifyInstance): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answered.set(request.socket, response);
  });
}

/**
 * Answers a connection that doesn't speak HTTP, or no longer does: 408 for a request that takes too long, 431 for a
 * head that is too large, and 400 for everything else. The connection then ends, as the response says. Whatever the
 * client is still sending is read until then, because cutting the connection at once would take the response with it.
 */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || refused.has(socket)) {
    return;
  }
  refused.add(socket);
  const answer = answered.get(socket);
  if (answer?.headersSent && !answer.writableFinished) {
    answer.once('close', () => socket.destroy());
    return;
  }
  const { status, message } = refusalFor(error);
  const reason = STATUS_CODES[status];
  const body = JSON.stringify({ error: reason, message, statusCode: status });
  const head = [`HTTP/1.1 ${status} ${reason}`, 'Connection: close', `Content-Length: ${body.length}`];
  socket.end([...head, 'Content-Type: application/json', '', body].join('\r\n'));
  const deadline = setTimeout(() => socket.destroy(), patience);
  socket.once('close', () => clearTimeout(deadline));
}

function refusalFor({ code }: ConnectionError): { readonly status: number; readonly message: string } {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, message: 'Client Timeout' };
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, message: 'Exceeded maximum allowed HTTP header size' };
    default:
      return { status: 400, message: 'Client Error' };
  }
}
