import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { secondDoor } from '../http/frame/door.ts';
import { StartError } from './start-error.ts';

/** A listening shop. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** How many ports are tried, from the preferred one upwards. */
const portsTried = 100;

/**
 * Listens on a host and the first free port from the preferred one upwards (0: any). `localhost` means 127.0.0.1 and, where
 * there is IPv6, ::1 on the same port, since browsers use either. A port that is free on only one of them does not count as
 * free.
 * @throws StartError when no port in reach is free, or the shop cannot listen on the address
 */
export async function listen(app: FastifyInstance, host: string, preferred: number): Promise<Listening> {
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  for (let port = preferred; port < Math.min(preferred + portsTried, 65_536); port += 1) {
    const servers = await listenOn(app, addresses, port);
    if (servers !== null) {
      return { port: portOf(servers[0]), close: () => closeAll(app, servers) };
    }
  }
  throw new StartError(
    `No port from ${preferred} upwards is free.`,
    'Close a program that uses one of them, or choose another with --port.',
    'port',
  );
}

type Servers = readonly [Server, ...Server[]];

/** @returns null when the port is taken on one of the addresses */
async function listenOn(app: FastifyInstance, addresses: readonly string[], port: number): Promise<Servers | null> {
  const [first, ...others] = addresses;
  const main = app.server;
  if (!(await tryToListen(main, first ?? 'localhost', port))) {
    return null;
  }
  const servers: [Server, ...Server[]] = [main];
  for (const address of others) {
    const server = secondDoor(main);
    const outcome = await tryToListen(server, address, portOf(main)).catch(noIpv6);
    if (outcome === false) {
      await Promise.all(servers.map(closeServer));
      return null;
    }
    if (outcome === true) {
      servers.push(server);
    }
  }
  return servers;
}

/** @returns false when the port is taken @throws StartError for a failure that another port would not change */
function tryToListen(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') {
        resolve(false);
        return;
      }
      const [reason, advice] =
        error.code === 'EACCES'
          ? [`Port ${port} is reserved for administrators.`, 'Choose one above 1023 with --port.']
          : [`The shop cannot listen on ${host} (${error.code}).`, 'Choose another address with --host.'];
      reject(new StartError(reason, advice, 'port'));
    };
    const onListening = () => {
      server.off('error', onError);
      // A connection that cannot be accepted, for example because too many files are open, must not end the process.
      server.on('error', () => {});
      resolve(true);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen({ host, port, ipv6Only: host === '::1' });
  });
}

/** Ignores that ::1 is missing, since a machine without IPv6 does not need it. @throws any other error */
function noIpv6(error: unknown): undefined {
  if (error instanceof StartError) {
    return undefined;
  }
  throw error;
}

async function closeAll(app: FastifyInstance, servers: Servers): Promise<void> {
  const closed = servers.map(closeServer);
  await app.close();
  await Promise.all(closed);
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portOf(server: Server): number {
  // The address of a listening TCP server has this type.
  return (server.address() as AddressInfo).port;
}
