import type { Server } from 'socket.io';
import type { Budgets } from '../budgets.ts';

/** The parts of a connection that are used here, whatever its transport. */
interface PageConnection {
  readonly writeBuffer: readonly unknown[];
  on(event: 'packetCreate' | 'packet' | 'close', listener: () => void): void;
  close(discard: boolean): void;
}

/**
 * Keeps pages from exhausting the memory or the time of the process. When there are too many connections, the oldest is closed. A page that doesn't
 * take its messages is closed along with them, and so is one that sends too many. Pages reconnect by themselves.
 */
export function limitPages(engine: Server['engine'], { connections, waiting, perSecond }: Budgets['pages']): void {
  const open = new Set<PageConnection>();
  engine.on('connection', (connection: PageConnection) => {
    const [oldest] = open;
    if (open.size >= connections) {
      oldest?.close(true);
    }
    open.add(connection);
    connection.on('close', () => open.delete(connection));
    connection.on('packetCreate', () => {
      if (connection.writeBuffer.length > waiting) {
        connection.close(true);
      }
    });
    let second = 0;
    let count = 0;
    connection.on('packet', () => {
      const now = Math.floor(performance.now() / 1000);
      count = now === second ? count + 1 : 1;
      second = now;
      if (count > perSecond) {
        connection.close(true);
      }
    });
  });
}
