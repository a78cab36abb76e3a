import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import { PageError } from '../errors.ts';

/**
 * Sends files of which there is only a Brotli copy to clients that do not take it so: browsers ask for Brotli on this machine and over HTTPS
 * only. Neither byte ranges nor conditional requests, which the unpacked bytes would have to be kept for.
 */
export interface Unpacking {
  /**
   * Waits for its turn, since each file that is being unpacked takes megabytes.
   * @param file the copy, as an absolute path
   * @throws PageError 503 when its turn does not come in time
   */
  send(reply: FastifyReply, file: string, contentType: string): Promise<void>;
}

/** Requests that wait for their turn at most, for each that has it. */
const waitingForEach = 32;

/** A file that is being unpacked. */
interface Turn {
  readonly reply: FastifyReply;
  readonly since: number;
  /** Bytes that its connection had taken when it was looked at last, and when that were more than before. */
  written: number;
  progressed: number;
}

export function createUnpacking({ unpacking, stalled, patience, longestWait }: Budgets['answers']): Unpacking {
  const turns = new Set<Turn>();
  const waiting: (() => void)[] = [];
  let taken = 0;
  let timer: NodeJS.Timeout | undefined;

  const leave = () => {
    taken -= 1;
    const begin = waiting.shift();
    if (begin !== undefined) {
      begin();
    } else if (taken === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  /** Whoever takes nothing, or takes for ever, goes when others wait. */
  const look = () => {
    const now = performance.now();
    for (const turn of turns) {
      const written = turn.reply.raw.socket?.bytesWritten ?? 0;
      if (written !== turn.written) {
        turn.written = written;
        turn.progressed = now;
      }
      if (waiting.length > 0 && (now - turn.progressed >= stalled || now - turn.since >= patience)) {
        turn.reply.raw.destroy();
      }
    }
  };

  const ownTurn = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(deadline);
        taken += 1;
        timer ??= setInterval(look, 1000).unref();
        resolve();
      };
      const refuse = () =>
        reject(new PageError('Too many files are being unpacked. Try again later.', { status: 503 }));
      let deadline: NodeJS.Timeout | undefined;
      if (taken < unpacking) {
        begin();
      } else if (waiting.length >= unpacking * waitingForEach) {
        refuse();
      } else {
        waiting.push(begin);
        deadline = setTimeout(() => {
          waiting.splice(waiting.indexOf(begin), 1);
          refuse();
        }, longestWait);
      }
    });

  return {
    send: async (reply, file, contentType) => {
      if (reply.request.method === 'HEAD') {
        reply.type(contentType).send();
        return;
      }
      await ownTurn();
      if (reply.raw.destroyed) {
        leave();
        return;
      }
      const unpacked = pipeline(createReadStream(file), createBrotliDecompress(), (error) => {
        // The client has gone, or the file has; what is sent by then ends where it is.
        if (error && reply.raw.headersSent) {
          reply.raw.destroy();
        }
      });
      const now = performance.now();
      const turn: Turn = { reply, since: now, written: 0, progressed: now };
      turns.add(turn);
      unpacked.once('close', () => {
        turns.delete(turn);
        leave();
      });
      reply.type(contentType).send(unpacked);
    },
  };
}
