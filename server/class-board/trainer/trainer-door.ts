import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { classLimits } from '../../../shared/class/limits.ts';
import { type TrainerOrder, trainerOrder } from '../../../shared/class/orders.ts';
import type { HandedIn, TrainerEvent } from '../../../shared/class/trainer.ts';
import { isSame } from '../../class-wire/signature.ts';
import type { Board } from '../board.ts';
import { createBodyReader, jsonOf } from '../network/body.ts';
import { createEventPages } from '../network/events.ts';
import { createLimitedServer } from '../network/limited-server.ts';
import type { Pages } from '../network/pages.ts';
import { commonHeaders, Refused, sendJson } from '../network/respond.ts';
import { trainerLearner, trainerState } from './trainer-state.ts';

/** The listener for the trainer's view, on 127.0.0.1 only. */
export interface TrainerDoor {
  readonly server: Server;
  /** Shows what has changed: these learners, or the class and all of them. */
  refresh(changed: ReadonlySet<string> | 'all'): void;
  close(): void;
}

/** Pages of the trainer's view that are open at once. */
const mostPages = 10;

/**
 * Makes the trainer's listener. Everything is below `/<key>/`: the page, `state` and `events` (shared/class/trainer.ts), `orders` (shared/class/orders.ts),
 * and `backups`, which learners have handed in.
 */
export function createTrainerDoor(board: Board, pages: Pages): TrainerDoor {
  const { limits, secrets } = board.options;
  const events = createEventPages<TrainerEvent>({
    pages: mostPages,
    perAddress: mostPages,
    unread: 16 * limits.unread,
    keepAlive: limits.keepAlive,
  });
  const readBody = createBodyReader(limits);

  const give = async (order: TrainerOrder): Promise<void> => {
    if (board.isFull()) {
      throw new Refused('full');
    }
    await board.record([{ is: 'ordered', at: Date.now(), order }]);
  };
  const takeOrder = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parsed = trainerOrder.safeParse(jsonOf(request, await readBody(request, classLimits.message)));
    if (!parsed.success) {
      throw new Refused('badMessage');
    }
    await give(parsed.data);
    response.writeHead(204, commonHeaders).end();
  };
  const sendBackups = async (response: ServerResponse): Promise<void> => {
    const handedIn: HandedIn[] = [];
    for (const { id, name, handedInAt } of board.class.learners()) {
      const text = handedInAt === null ? null : await board.backups.read(id);
      if (handedInAt !== null && text !== null) {
        handedIn.push({ learner: id, name, at: handedInAt, text });
      }
    }
    sendJson(response, 200, handedIn);
  };

  const server = createLimitedServer(
    limits,
    (request, response) => {
      const { method, url = '', headers } = request;
      if (!isThisMachine(headers.host)) {
        response.writeHead(421, commonHeaders).end();
        return;
      }
      const { key = '', name = '' } = /^\/(?<key>[A-Za-z0-9_-]+)\/(?<name>[A-Za-z0-9._/-]*)$/.exec(url)?.groups ?? {};
      if (!isSame(key, secrets.trainerKey)) {
        sendJson(response, 404, { error: 'notFound' });
        return;
      }
      if (method === 'POST' && name === 'orders') {
        return takeOrder(request, response);
      }
      if (method !== 'GET') {
        response.writeHead(405, commonHeaders).end();
        return;
      }
      switch (name) {
        case 'events':
          events.open(request, response, [{ type: 'state', state: trainerState(board) }]);
          return;
        case 'state':
          sendJson(response, 200, trainerState(board));
          return;
        case 'backups':
          return sendBackups(response);
        default:
          pages.send(response, name === '' ? 'trainer.html' : name);
      }
    },
    (error) => board.log('error', `A request of the trainer's view failed: ${String(error)}`),
  );
  return {
    server,
    refresh: (changed) => {
      if (events.count() === 0) {
        return;
      }
      if (changed === 'all') {
        events.publish({ type: 'state', state: trainerState(board) });
        return;
      }
      const learners = [...changed].flatMap((id) => trainerLearner(board, id) ?? []);
      if (learners.length > 0) {
        events.publish({ type: 'learners', learners });
      }
    },
    close: events.close,
  };
}

/** Other names are those of somebody's website whose address leads here. */
function isThisMachine(host: string | undefined): boolean {
  return /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host ?? '');
}
