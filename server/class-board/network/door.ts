import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { classLimits } from '../../../shared/class/limits.ts';
import { isSame } from '../../class-wire/signature.ts';
import type { Board } from '../board.ts';
import type { BoardLimits } from '../limits.ts';
import { createBodyReader } from './body.ts';
import { join } from './join.ts';
import { createLearnerStreams, type LearnerStreams } from './learner-stream.ts';
import { createLimitedServer } from './limited-server.ts';
import type { Pages } from './pages.ts';
import { createRateLimit } from './rate-limit.ts';
import { createReplays, type Replays } from './replays.ts';
import { takeBackup, takeReports } from './reports.ts';
import { commonHeaders, sendJson } from './respond.ts';
import type { WallPages } from './wall-pages.ts';
import { takeWebhook } from './webhook.ts';

/** What the network's requests share. */
export interface Door {
  readonly board: Board;
  readonly limits: BoardLimits;
  readonly replays: Replays;
  readBody(request: IncomingMessage, limit: number): Promise<Buffer>;
  /** Each of these throws `Refused` when there were too many. */
  limitLearner(id: string): void;
  limitJoins(request: IncomingMessage): void;
  limitWebhooks(request: IncomingMessage): void;
}

/** The listener for the network: learners' apps, webhook messages, and the wall. Nothing that it takes changes the class itself. */
export interface NetworkDoor {
  readonly server: Server;
  readonly streams: LearnerStreams;
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

export function createNetworkDoor(board: Board, wall: WallPages, pages: Pages): NetworkDoor {
  const { limits } = board.options;
  const byAddress = (limit: (client: string) => void) => (request: IncomingMessage) =>
    limit(request.socket.remoteAddress ?? '');
  const limitAddress = byAddress(createRateLimit(limits.perAddress));
  const door: Door = {
    board,
    limits,
    // A signature is accepted from one minute before its time to one minute after it.
    replays: createReplays(2 * classLimits.clock),
    readBody: createBodyReader(limits),
    limitLearner: createRateLimit(limits.perLearner),
    limitJoins: byAddress(createRateLimit(limits.joins)),
    limitWebhooks: byAddress(createRateLimit(limits.webhooks)),
  };
  const streams = createLearnerStreams(door);

  const handles: Readonly<Record<string, Handle>> = {
    'POST /class/join': (request, response) => join(door, request, response),
    'POST /class/reports': (request, response) => takeReports(door, request, response),
    'POST /class/backup': (request, response) => takeBackup(door, request, response),
    'GET /class/stream': (request, response) => streams.open(door, request, response),
    'GET /wall/events': wall.open,
    'GET /wall/state': wall.state,
  };
  const server = createLimitedServer(
    limits,
    (request, response) => {
      limitAddress(request);
      const { method = '', url = '' } = request;
      const handle = handles[`${method} ${url}`];
      if (handle !== undefined) {
        return handle(request, response);
      }
      const secret = /^\/webhook\/(?<secret>[A-Za-z0-9_-]{1,100})$/.exec(url)?.groups?.secret;
      if (method === 'POST' && secret !== undefined && isSame(secret, board.options.secrets.webhookKey)) {
        return takeWebhook(door, request, response);
      }
      if (method !== 'GET') {
        response.writeHead(404, { ...commonHeaders, connection: 'close' }).end();
        return;
      }
      const name = /^\/(?<name>[A-Za-z0-9._/-]*)(?:\?.*)?$/.exec(url)?.groups?.name;
      if (name === undefined || name === 'trainer.html') {
        sendJson(response, 404, { error: 'notFound' });
      } else {
        pages.send(response, name === '' ? 'wall.html' : name);
      }
    },
    (error) =>
      board.log(
        'error',
        `A request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      ),
  );
  return { server, streams };
}
