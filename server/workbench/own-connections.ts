import type { Socket } from 'node:net';

/** The connections over which the workbench itself sends, by their ports on this side. */
export interface OwnConnections {
  /** Remembers a connection as long as it is open. @param isRun whether it belongs to an order with several requests */
  add(connection: Socket, isRun: boolean): void;
  /** Returns what a connection to the shop belongs to; undefined if it isn't the workbench's. */
  find(connection: Pick<Socket, 'remotePort'>): 'single' | 'run' | undefined;
}

export function createOwnConnections(): OwnConnections {
  const ports = new Map<number, 'single' | 'run'>();
  return {
    add: (connection, isRun) => {
      const { localPort = 0 } = connection;
      ports.set(localPort, isRun ? 'run' : 'single');
      connection.once('close', () => ports.delete(localPort));
    },
    find: ({ remotePort = 0 }) => ports.get(remotePort),
  };
}
