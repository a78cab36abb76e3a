import type { ServerResponse } from 'node:http';
import type { Budgets } from '../../budgets.ts';

/**
 * Answers whose bytes lie in this process because clients have not taken them yet. Bytes that several answers share are
 * counted once: what counts is memory.
 */
export interface AnswersInFlight {
  /**
   * Counts, and keeps, what an answer has in memory until it has left or its client has gone.
   * Where there is no room, answers that make no progress are cut off, oldest first.
   * @param body whatever the bytes belong to
   * @returns false when there is no room all the same: the answer must not be sent
   */
  hold(response: ServerResponse, body: object, bytes: number): boolean;
  /** Whether an answer is counted. */
  has(response: ServerResponse): boolean;
}

/** Answers up to this size, in bytes, are ordinary ones: the last quarter of the room is theirs. */
export const ordinary = 256 * 1024;

/** Milliseconds between two looks at who makes progress. */
const lookEvery = 1000;

/** An answer on its way. */
interface Taker {
  readonly body: object;
  readonly since: number;
  /** Bytes of its connection that have left, and when there were more than before. */
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
