import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Budgets } from '../../budgets.ts';

/** What both doors of a shop have in common: the one that the framework made, and a second one for the other loopback address. */
interface Door {
  readonly options: ServerOptions;
  readonly opened: (socket: Socket) => void;
}

const doors = new WeakMap<Server, Door>();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * How a door is made: a minute for a request, a third of it for its head; slower ones are answered 408.
 * @param isForSockets whether a request may take the connection over; others are answered as if they had not asked
 */
export function doorOptions(isForSockets: (request: IncomingMessage) => boolean) {
  return {
    maxHeaderSize: 16_384,
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    connectionsCheckingInterval: 5000,
    // What waits for a client that reads slowly; Node's default is four times as much.
    highWaterMark: 16_384,
    shouldUpgradeCallback: isForSockets,
  } satisfies ServerOptions;
}

/**
 * Keeps a door from being blocked: connections have a limit, at which the one goes that has been idle for longest; requests that a client sends
 * without waiting for answers are answered one after the other, with others' in between; and no broken connection ends the process, whoever
 * has taken it over.
 * @param server made with `options`, still without listeners but the framework's own
 */
export function guardDoor(server: Server, options: ServerOptions, limits: Budgets['connections']): void {
  const { opened, taken } = watchConnections(limits.count);
  doors.set(server, { options, opened });
  server.on('connection', opened);
  server.on('upgrade', (_request, socket) => taken(socket));
  // Node types listeners as `Function`; these are the request listeners of an HTTP server.
  const [answer] = server.listeners('request') as Answer[];
  server.removeAllListeners('request');
  server.on(
    'request',
    inTurn((request, response) => answer?.(request, response), limits.requestsInLine),
  );
}

/** Opens a second door to the same app: what comes in goes to the first server's listeners, the socket server among them. */
export function secondDoor(main: Server): Server {
  const { options = {}, opened } = doors.get(main) ?? {};
  const server = createServer({
    ...options,
    requestTimeout: main.requestTimeout,
    headersTimeout: main.headersTimeout,
    keepAliveTimeout: main.keepAliveTimeout,
  });
  server.timeout = main.timeout;
  server.maxRequestsPerSocket = main.maxRequestsPerSocket ?? 0;
  if (opened !== undefined) {
    server.on('connection', opened);
  }
  for (const event of [
    'request',
    'upgrade',
    'clientError',
    'checkContinue',
    'checkExpectation',
    'connect',
    'timeout',
  ]) {
    if (main.listenerCount(event) > 0) {
      server.on(event, (...values) => main.emit(event, ...values));
    }
  }
  return server;
}

/** Requests that wait for the answer to one before them, by connection; empty while only one is under way. */
const lines = new WeakMap<Duplex, (() => void)[]>();

/** @returns to be told of each new connection, and of each that somebody has taken over, who counts it from then on */
function watchConnections(most: number) {
  const connections = new Set<Duplex>();
  const opened = (socket: Socket) => {
    // Whoever takes it over may listen too late, or not at all.
    socket.on('error', () => socket.destroy());
    if (connections.size >= most) {
      const [oldest] = connections;
      const victim = [...connections].find((each) => !lines.has(each)) ?? oldest;
      victim?.destroy();
      connections.delete(victim ?? socket);
    }
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };
  return { opened, taken: (socket: Duplex) => connections.delete(socket) };
}

/** Hands on one request of a connection at a time. @param most that wait; with one more the connection ends */
function inTurn(answer: Answer, most: number): Answer {
  const begin = (socket: Socket, request: IncomingMessage, response: ServerResponse) => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : lines.get(socket)?.shift();
      if (next === undefined) {
        lines.delete(socket);
      } else {
        setImmediate(next);
      }
    });
    answer(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined) {
      lines.set(socket, []);
      begin(socket, request, response);
    } else if (line.length < most) {
      line.push(() => begin(socket, request, response));
    } else {
      socket.destroy();
    }
  };
}
