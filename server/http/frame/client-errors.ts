import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';

/** How long who sent no request may go on sending before the connection is cut, in milliseconds. */
const patience = 1000;

const answered = new WeakMap<Socket, ServerResponse>();
const refused = new WeakSet<Socket>();

/** Keeps in mind what is being answered, so that {@link refuseConnection} never writes into the middle of it. */
export function followAnswers(app: FastifyInstance): void {
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answered.set(request.socket, response);
  });
}

/**
 * Answers what is no HTTP, or no longer: 408 for a request that takes too long, 431 for a head that is too large, 400 for
 * all else. The connection ends with it, as the answer says, and what the client is still sending is read until then: a
 * connection cut at once would take the answer with it.
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
