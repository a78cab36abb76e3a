import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Budgets } from '../../budgets.ts';
import { WatchableRequest, WatchableResponse } from './watchable.ts';

/** What the two doors of a shop have in common: the one that the framework made, and a second one for the other loopback address. */
interface Door {
  readonly options: ServerOptions;
  readonly opened: (socket: Socket) => void;
}

const doors = new WeakMap<Server, Door>();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns the options that a door is made with: a minute for a request, and a third of it for the head. Slower requests
 * get 408.
 * @param isForSockets returns whether a request may take the connection over; others are answered as if they hadn't
 * asked
 */
export function doorOptions(isForSockets: (request: IncomingMessage) => boolean) {
  return {
    maxHeaderSize: 16_384,
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    connectionsCheckingInterval: 5000,
    // This much waits for a client that reads slowly. Node's default is four times as much.
    highWaterMark: 16_384,
    shouldUpgradeCallback: isForSockets,
    IncomingMessage: WatchableRequest,
    ServerResponse: WatchableResponse,
  } satisfies ServerOptions<typeof WatchableRequest, typeof WatchableResponse>;
}

/**
 * Keeps a door from being blocked. Connections have a limit, at which the oldest idle one is closed. Requests that a
 * client sends without waiting for responses are answered one after the other, with those of others in between. No
 * broken connection ends the process, whoever has taken it over.
 * @param server made with `options`, and still without listeners but the framework's own
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

/** Opens a second door to the same app. Its events go to the first server's listeners, including those of the socket server. */
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

/** The requests of one connection. */
interface Line {
  isUnderWay: boolean;
  /** Those that wait for the response to an earlier one. */
  readonly waiting: (() => void)[];
}

const lines = new WeakMap<Duplex, Line>();

/**
 * Limits the number of connections.
 * @returns functions to call with each new connection, and with each that somebody has taken over and counts from then
 * on
 */
function watchConnections(most: number) {
  const connections = new Set<Duplex>();
  const opened = (socket: Socket) => {
    // Whoever takes the connection over may listen for errors too late, or not at all.
    socket.on('error', () => socket.destroy());
    if (connections.size >= most) {
      const [oldest] = connections;
      const victim = [...connections].find((each) => !lines.get(each)?.isUnderWay) ?? oldest;
      victim?.destroy();
      connections.delete(victim ?? socket);
    }
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  };
  return { opened, taken: (socket: Duplex) => connections.delete(socket) };
}

/** Passes on one request of a connection at a time. @param most how many may wait; one more ends the connection */
function inTurn(answer: Answer, most: number): Answer {
  const begin = (line: Line, request: IncomingMessage, response: ServerResponse) => {
    line.isUnderWay = true;
    response.once('close', () => {
      const next = request.socket.destroyed ? undefined : line.waiting.shift();
      if (next === undefined) {
        line.isUnderWay = false;
      } else {
        setImmediate(next);
      }
    });
    answer(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { isUnderWay: false, waiting: [] };
    lines.set(socket, line);
    if (!line.isUnderWay) {
      begin(line, request, response);
    } else if (line.waiting.length < most) {
      line.waiting.push(() => begin(line, request, response));
    } else {
      socket.destroy();
    }
  };
}
