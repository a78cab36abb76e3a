import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '../../shared/api/socket-events.ts';
import type { Budgets } from '../budgets.ts';
import { refusalOfRequest } from '../http/frame/host-check.ts';
import { PatientWebSocketServer } from '../http/frame/patient-web-socket.ts';
import type { VerifyMessage } from './detector.ts';
import type { Notifications } from './notifications.ts';
import { limitPages } from './socket-limits.ts';

/** The socket server of the range, in the default namespace (api-learning.md 7). */
export type SocketServer = Server<ClientToServerEvents, ServerToClientEvents>;

/** Answer to a foreign Host header: one line for people, null when the header is welcome (rulings 12). */
export type HostRefusal = (host: string | undefined) => string | null;

const path = '/socket.io/';

/** The only origin besides the shop's own that may use the polling transport; the contract names it. */
const allowedOrigin = 'http://localhost:4200';

/** The client script is a static file of the built pages, so these URLs under the socket path are the frame's. */
const clientScript = /^\/socket\.io\/socket\.io(\.esm|\.msgpack)?(\.min)?\.js(\?|$)/;

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void;
type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Attaches the socket server to the app's HTTP server; it is closed with the app. */
export function createSocketServer(
  app: FastifyInstance,
  hostRefusal: HostRefusal,
  limits: Budgets['pages'],
): SocketServer {
  // Node types listeners as `Function`; these are the request listeners of an HTTP server.
  const frame = app.server.listeners('request') as RequestListener[];
  const io: SocketServer = new Server(app.server, {
    path,
    serveClient: false,
    cors: { origin: allowedOrigin },
    maxHttpBufferSize: limits.message,
    wsEngine: PatientWebSocketServer,
    // Otherwise it keeps each connection that the chain takes over in memory for a second.
    destroyUpgrade: false,
  });
  limitPages(io, limits);
  checkHostBefore(app, frame, hostRefusal);
  app.addHook('preClose', async () => {
    io.disconnectSockets(true);
    io.engine.close();
  });
  return io;
}

/**
 * The socket server takes its requests before the frame sees them, so the frame's check of Host headers is repeated in
 * front of it, for both transports.
 * @param frame the listeners that the frame had before the socket server came
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

/** What a connecting page is told and may say. */
export interface PageConversation {
  readonly notifications: Notifications;
  /** Whether a page with continue codes in its cookies may restore them: the shop began with nothing, and nobody wanted it so (rulings 4). */
  readonly mayRestore: () => boolean;
  /** A page claims something that may solve a challenge; the payload is whatever it sent. */
  readonly verify: (message: VerifyMessage, payload: unknown) => void;
  /** Told of what goes wrong while a message is handled; a page must not be able to end the process. */
  readonly onError: (error: unknown) => void;
}

/** Speaks with every page that connects. `server started` goes to the very first one since the process started. */
export function converse(io: SocketServer, conversation: PageConversation): void {
  const { notifications, mayRestore, verify, onError } = conversation;
  const guarded = (handle: (payload: unknown) => void) => (payload: unknown) => {
    try {
      handle(payload);
    } catch (error) {
      onError(error);
    }
  };

  let isFirst = true;
  io.on('connection', (socket) => {
    if (isFirst && mayRestore()) {
      socket.emit('server started');
    }
    isFirst = false;
    for (const notification of notifications.waiting()) {
      socket.emit('challenge solved', notification);
    }
    socket.on('notification received', guarded(notifications.acknowledge));
    for (const message of [
      'verifyLocalXssChallenge',
      'verifySvgInjectionChallenge',
      'verifyCloseNotificationsChallenge',
    ] as const) {
      socket.on(
        message,
        guarded((payload) => verify(message, payload)),
      );
    }
  });
}
