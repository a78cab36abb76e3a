import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { BoardLimits } from '../limits.ts';
import { Refused, sendJson, sendRefusal } from './respond.ts';

/** How many ports are tried, from the preferred one upwards. */
const portsTried = 100;

/**
 * Makes a server that slow and greedy clients can't occupy: few connections per address, and little time for a request to arrive.
 * @param handle may throw `Refused`; any other error is reported, and answered with 500
 */
export function createLimitedServer(
  limits: BoardLimits,
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void,
  onError: (error: unknown) => void,
): Server {
  const perAddress = new Map<string, number>();
  const server = createServer(
    {
      headersTimeout: limits.headTime,
      requestTimeout: limits.requestTime,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: limits.headTime,
      maxHeaderSize: 8 * 1024,
      requireHostHeader: true,
    },
    (request, response) => {
      // A client that goes away is no error.
      response.on('error', () => {});
      Promise.resolve()
        .then(() => handle(request, response))
        .catch((error: unknown) => {
          if (error instanceof Refused) {
            sendRefusal(request, response, error);
          } else if (request.errored === null && !request.destroyed) {
            onError(error);
            sendFailure(response);
          } else {
            response.destroy();
          }
        });
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = 0;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (perAddress.get(address) ?? 0) + 1;
    if (count > limits.connectionsPerAddress) {
      socket.destroy();
      return;
    }
    perAddress.set(address, count);
    socket.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) {
        perAddress.delete(address);
      } else {
        perAddress.set(address, left);
      }
    });
  });
  for (const event of ['upgrade', 'connect'] as const) {
    server.on(event, (_request, socket) => socket.destroy());
  }
  return server;
}

function sendFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
  } else {
    sendJson(response, 500, { error: 'failed' });
  }
}

/**
 * Listens on the first free port from the preferred one upwards; 0 takes any. Returns the port.
 * @throws with one sentence when no port in reach is free, or the address is not this machine's
 */
export async function listenOn(server: Server, host: string, preferred: number): Promise<number> {
  for (let port = preferred; port < Math.min(preferred + portsTried, 65_536); port += 1) {
    const code = await new Promise<string | undefined>((resolve) => {
      server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
      server.listen({ host, port }, () => resolve(undefined));
    });
    server.removeAllListeners('error');
    if (code === undefined) {
      // A connection that cannot be accepted must not end the process.
      server.on('error', () => {});
      // A listening TCP server has such an address.
      return (server.address() as AddressInfo).port;
    }
    if (code !== 'EADDRINUSE') {
      throw new Error(`The class board cannot listen on ${host}, port ${port} (${code}).`);
    }
  }
  throw new Error(`No port from ${preferred} upwards is free.`);
}
