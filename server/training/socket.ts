import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '../../shared/api/socket-events.ts';
import type { Budgets } from '../budgets.ts';
import { type HostRefusal, refusalOfRequest } from '../http/frame/host-check.ts';
import { PatientWebSocketServer } from '../http/frame/patient-web-socket.ts';
import { limitPages } from './socket-limits.ts';

/** The socket server of the range, in the default namespace (api-learning.md 7). */
export type SocketServer = Server<ClientToServerEvents, ServerToClientEvents>;

const path = '/socket.io/';

/** The only origin besides the shop's own that may use the polling transport; the contract names it. */
const allowedOrigin = 'http://localhost:4200';

/** The client script is a static file of the built pages, so the frame serves these URLs even though they are below the socket path. */
const clientScript = /^\/socket\.io\/socket\.io(\.esm|\.msgpack)?(\.min)?\.js(\?|$)/;

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Makes the socket server. No page can reach it until it is attached. */
export function createSocketServer({ message }: Budgets['pages']): SocketServer {
  return new Server({
    path,
    serveClient: false,
    cors: { origin: allowedOrigin },
    maxHttpBufferSize: message,
    wsEngine: PatientWebSocketServer,
    // Otherwise, each connection that the chain takes over stays in memory for a second.
    destroyUpgrade: false,
  });
}

/** Attaches the socket server to the app's HTTP server, after everything else that takes upgrades. It is closed with the app. */
export function attachSocketServer(
  app: FastifyInstance,
  io: SocketServer,
  hostRefusal: HostRefusal,
  limits: Budgets['pages'],
): void {
  // Node types listeners as `Function`; these are the request listeners of an HTTP server.
  const frame = app.server.listeners('request') as RequestListener[];
  io.attach(app.server);
  limitPages(io.engine, limits);
  checkHostBefore(app, frame, hostRefusal);
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });
}

/**
 * Repeats the frame's check of Host headers in front of the socket server, for both transports, since the socket server
 * takes its requests before the frame sees them.
 * @param frame the request listeners from before the socket server was attached
 */
function checkHostBefore(app: FastifyInstance, frame: readonly RequestListener[], hostRefusal: HostRefusal): void {
  const { server } = app;
  // As above: Node types listeners as `Function`.
  const requests = server.listeners('request') as RequestListener[];
  const upgrades = server.listeners('upgrade') as UpgradeListener[];

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const url = request.url ?? '';
    const isForSockets = url.startsWith(path) && !clientScript.test(url);
    const refusal = isForSockets ? refusalOfRequest(hostRefusal, request) : null;
    if (refusal !== null) {
      response.writeHead(421, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${refusal}\n`);
      return;
    }
    for (const listener of isForSockets ? requests : frame) {
      listener.call(server, request, response);
    }
  });

  server.removeAllListeners('upgrade');
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOfRequest(hostRefusal, request);
    if (refusal !== null) {
      const lines = [
        'HTTP/1.1 421 Misdirected Request',
        'Connection: close',
        'Content-Type: text/plain; charset=utf-8',
      ];
      socket.end(`${lines.join('\r\n')}\r\n\r\n${refusal}\n`);
      return;
    }
    for (const listener of upgrades) {
      listener.call(server, request, socket, head);
    }
  });
}
