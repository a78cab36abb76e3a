import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WallEvent } from '../../../shared/class/wall.ts';
import type { Board } from '../board.ts';
import { wallOf } from '../class/views.ts';
import { createEventPages } from './events.ts';
import { sendJson } from './respond.ts';

/** The pages that show the wall. */
export interface WallPages {
  /** `GET /wall/events`: the wall as server-sent events (shared/class/wall.ts). */
  open(request: IncomingMessage, response: ServerResponse): void;
  /** `GET /wall/state`: what the wall shows right now, as JSON. */
  state(request: IncomingMessage, response: ServerResponse): void;
  /** Shows what has changed. */
  refresh(): void;
  close(): void;
}

export function createWallPages(board: Board): WallPages {
  const { limits, challenges } = board.options;
  const pages = createEventPages<WallEvent>({
    pages: limits.walls,
    perAddress: limits.wallsPerAddress,
    unread: limits.unread,
    keepAlive: limits.keepAlive,
  });
  const now = () => wallOf(board.class, Date.now(), board.connections.count());
  return {
    open: (request, response) => {
      pages.open(request, response, [
        { type: 'challenges', challenges },
        { type: 'state', state: now() },
      ]);
    },
    state: (_request, response) => sendJson(response, 200, now()),
    refresh: () => {
      if (pages.count() > 0) {
        pages.publish({ type: 'state', state: now() });
      }
    },
    close: pages.close,
  };
}
