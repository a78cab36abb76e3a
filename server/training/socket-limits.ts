import type { Server } from 'socket.io';
import type { Budgets } from '../budgets.ts';

/** The parts of a connection that are used here, whatever its transport. */
interface PageConnection {
  readonly writeBuffer: readonly unknown[];
  on(event: 'packetCreate' | 'flush' | 'packet' | 'close', listener: () => void): void;
  close(discard: boolean): void;
}

/**
 * Keeps pages from exhausting the memory or the time of the process. When there are too many connections, the oldest is closed. A page that doesn't
 * take its messages is closed along with them, and so is one that sends too many. When all pages together leave too many unread, the one with the
 * most is closed. Pages reconnect by themselves.
 */
export function limitPages(engine: Server['engine'], limits: Budgets['pages']): void {
  const { connections, waiting, waitingInAll, perSecond } = limits;
  const open = new Set<PageConnection>();
  let inAll = 0;
  engine.on('connection', (connection: PageConnection) => {
    const [oldest] = open;
    if (open.size >= connections) {
      oldest?.close(true);
    }
    open.add(connection);
    let own = 0;
    const taken = () => {
      inAll -= own;
      own = 0;
    };
    connection.on('flush', taken);
    connection.on('close', () => {
      taken();
      open.delete(connection);
    });
    connection.on('packetCreate', () => {
      own += 1;
      inAll += 1;
      if (own > waiting) {
        connection.close(true);
      } else if (inAll > waitingInAll) {
        slowest(open)?.close(true);
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

/** Returns the page with the most unread messages. */
function slowest(pages: Iterable<PageConnection>): PageConnection | undefined {
  let found: PageConnection | undefined;
  for (const page of pages) {
    if (found === undefined || page.writeBuffer.length > found.writeBuffer.length) {
      found = page;
    }
  }
  return found;
}
