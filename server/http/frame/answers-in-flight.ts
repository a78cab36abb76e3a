import type { ServerResponse } from 'node:http';
import type { Budgets } from '../../budgets.ts';

/**
 * Responses whose bytes are in this process because clients haven't taken them yet. Bytes that several responses share
 * are counted once: memory is what counts.
 */
export interface AnswersInFlight {
  /**
   * Holds and counts what a response has in memory until it has been sent or its client has gone. Where there is no
   * room, responses that make no progress are cut off, oldest first.
   * @param body the object that the bytes belong to
   * @returns false when there is still no room: the response must not be sent
   */
  hold(response: ServerResponse, body: object, bytes: number): boolean;
  /** Returns whether a response is counted. */
  has(response: ServerResponse): boolean;
}

/** Responses up to this size, in bytes, are ordinary ones. The last quarter of the room is reserved for them. */
export const ordinary = 256 * 1024;

/** Milliseconds between two checks of which responses make progress. */
const lookEvery = 1000;

/** A response on its way. */
interface Taker {
  readonly body: object;
  readonly since: number;
  /** How many bytes its connection has sent, and when that number last grew. */
  written: number;
  progressed: number;
}

export function createAnswersInFlight({
  inFlight,
  stalled,
  patience,
}: Pick<Budgets['answers'], 'inFlight' | 'stalled' | 'patience'>): AnswersInFlight {
  /** Oldest first. */
  const takers = new Map<ServerResponse, Taker>();
  const bodies = new Map<object, { readonly bytes: number; takers: number }>();
  let total = 0;
  let timer: NodeJS.Timeout | undefined;

  const release = (response: ServerResponse) => {
    const taker = takers.get(response);
    const held = taker && bodies.get(taker.body);
    takers.delete(response);
    if (taker !== undefined && held !== undefined) {
      held.takers -= 1;
      if (held.takers === 0) {
        bodies.delete(taker.body);
        total -= held.bytes;
      }
    }
  };

  const look = () => {
    const now = performance.now();
    for (const [response, taker] of takers) {
      const written = response.socket?.bytesWritten ?? 0;
      if (written !== taker.written) {
        taker.written = written;
        taker.progressed = now;
      }
    }
    if (takers.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  const makeRoom = (bytes: number, room: number) => {
    look();
    const now = performance.now();
    for (const [response, { since, progressed }] of takers) {
      if (total + bytes <= room) {
        return;
      }
      if (now - progressed >= stalled || now - since >= patience) {
        release(response);
        response.destroy();
      }
    }
  };

  const take = (response: ServerResponse, body: object, bytes: number) => {
    const held = bodies.get(body);
    if (held === undefined) {
      bodies.set(body, { bytes, takers: 1 });
      total += bytes;
    } else {
      held.takers += 1;
    }
    const now = performance.now();
    takers.set(response, { body, since: now, written: response.socket?.bytesWritten ?? 0, progressed: now });
    timer ??= setInterval(look, lookEvery).unref();
  };

  return {
    has: (response) => takers.has(response),
    hold: (response, body, bytes) => {
      const room = bytes > ordinary ? inFlight * 0.75 : inFlight;
      const more = bodies.has(body) ? 0 : bytes;
      if (total + more > room) {
        makeRoom(more, room);
        if (total + more > room) {
          return false;
        }
      }
      take(response, body, bytes);
      response.once('close', () => release(response));
      return true;
    },
  };
}
