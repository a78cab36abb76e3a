/** The most messages that one parcel may hold. */
export const largestParcel = 64;

/** Sends messages together. */
export interface Parcels<Message> {
  /** Sends a message at the end of this turn of the event loop, or earlier. */
  post(message: Message): void;
  /** Sends what waits, so that a message which doesn't come in a parcel stays behind it. */
  flush(): void;
}

/**
 * Makes parcels of messages. Each message costs its process a write and the receiver a read, which for small ones is more than
 * everything else. Those that are posted in one turn of the event loop travel as a list, in their order; a single one travels as it is.
 * @param send sends a message, or a list of them
 */
export function createParcels<Message extends object>(
  send: (parcel: Message | readonly Message[]) => void,
): Parcels<Message> {
  let waiting: Message[] = [];
  const flush = () => {
    const parcel = waiting;
    waiting = [];
    const [first, ...others] = parcel;
    if (first !== undefined) {
      send(others.length === 0 ? first : parcel);
    }
  };
  return {
    post: (message) => {
      if (waiting.length === 0) {
        setImmediate(flush);
      }
      waiting.push(message);
      if (waiting.length === largestParcel) {
        flush();
      }
    },
    flush,
  };
}

/** Returns the messages of what arrived. A hostile process may send more than a parcel holds: the rest is dropped. */
export function unpack(received: unknown): readonly unknown[] {
  return Array.isArray(received) ? received.slice(0, largestParcel) : [received];
}
