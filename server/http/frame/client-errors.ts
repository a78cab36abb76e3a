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
 * head that is too large, 413 for one with too much beside its chunks, and 400 for everything else, all without a body. The connection then ends, as the response says. Whatever the
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
  const status = statusFor(error);
  // Nothing else is sent, as by a server of Node that nobody has told what to answer.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  const deadline = setTimeout(() => socket.destroy(), patience);
  socket.once('close', () => clearTimeout(deadline));
}

function statusFor({ code }: ConnectionError): number {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    default:
      return 400;
  }
}
