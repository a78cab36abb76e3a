/** Counts the bytes that are held for each of several connections, and for all of them together. */
export interface HeldBytes<Connection> {
  of(connection: Connection): number;
  add(connection: Connection, bytes: number): void;
  /** Removes bytes, or all that the connection has if those are fewer. */
  remove(connection: Connection, bytes: number): void;
}

/** @param drop ends the connection that holds most; called when all of them together hold more than `most` */
export function createHeldBytes<Connection>(
  most: number,
  drop: (connection: Connection) => void,
): HeldBytes<Connection> {
  const held = new Map<Connection, number>();
  let total = 0;
  const remove = (connection: Connection, bytes: number) => {
    const own = held.get(connection) ?? 0;
    const removed = Math.min(own, bytes);
    total -= removed;
    if (own > removed) {
      held.set(connection, own - removed);
    } else {
      held.delete(connection);
    }
  };
  return {
    of: (connection) => held.get(connection) ?? 0,
    remove,
    add: (connection, bytes) => {
      held.set(connection, (held.get(connection) ?? 0) + bytes);
      total += bytes;
      while (total > most) {
        let largest = connection;
        for (const [other, own] of held) {
          largest = own > (held.get(largest) ?? 0) ? other : largest;
        }
        remove(largest, Number.POSITIVE_INFINITY);
        drop(largest);
      }
    },
  };
}
