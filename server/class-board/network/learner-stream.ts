import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StreamLine } from '../../../shared/class/to-learner.ts';
import { signLine } from '../../class-wire/signature.ts';
import { learnerViewOf } from '../class/views.ts';
import type { Door } from './door.ts';
import { commonHeaders } from './respond.ts';
import { checkSigned, claimedLearner } from './signed.ts';

/** The open streams to learners' apps. */
export interface LearnerStreams {
  /** `GET /class/stream`: sends a learner's app what the trainer says, as signed lines of JSON (shared/class/to-learner.ts). */
  open(door: Door, request: IncomingMessage, response: ServerResponse): void;
  /** Sends what has changed for these learners, or for all. */
  refresh(changed: ReadonlySet<string> | 'all'): void;
  close(): void;
}

export function createLearnerStreams({ board, limits }: Pick<Door, 'board' | 'limits'>): LearnerStreams {
  const open = new Map<string, { readonly send: (isAlive: boolean) => void; readonly end: () => void }>();
  const keepAlive = setInterval(() => {
    for (const { send } of open.values()) {
      send(true);
    }
  }, limits.keepAlive);
  return {
    open: (door, request, response) => {
      const learner = claimedLearner(request, board);
      const { signing, signature } = checkSigned(request, Buffer.alloc(0), { ...door, learner });
      door.limitLearner(learner.id);
      // An app that has lost its connection comes again before the board notices.
      open.get(learner.id)?.end();
      response.writeHead(200, { ...commonHeaders, 'content-type': 'application/x-ndjson' });
      let place = 0;
      let last = '';
      const end = () => {
        if (open.get(learner.id) === stream) {
          open.delete(learner.id);
          board.connections.set(learner.id, false);
        }
        response.destroy();
      };
      const { id, publicKey } = learner;
      const send = (isAlive: boolean) => {
        const current = board.class.learner(id);
        // Whoever was removed, or has a new key, has to join again.
        if (current?.publicKey !== publicKey || response.writableLength > limits.unread) {
          end();
          return;
        }
        const view = learnerViewOf(board.class, current);
        const text = JSON.stringify(view);
        if (text === last && !isAlive) {
          return;
        }
        const line = JSON.stringify({ now: Date.now(), view: text === last ? null : view } satisfies StreamLine);
        last = text;
        response.write(`${signLine(signing, signature, place, line)} ${line}\n`);
        place += 1;
      };
      const stream = { send, end };
      open.set(id, stream);
      response.once('close', end);
      board.connections.set(learner.id, true);
      send(false);
    },
    refresh: (changed) => {
      for (const id of changed === 'all' ? [...open.keys()] : changed) {
        open.get(id)?.send(false);
      }
    },
    close: () => {
      clearInterval(keepAlive);
      for (const { end } of [...open.values()]) {
        end();
      }
    },
  };
}
