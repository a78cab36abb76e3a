import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceOn } from '../../server/supervisor/board-search/announce-board.ts';
import { findOn } from '../../server/supervisor/board-search/find-board.ts';
import type { LocalNetwork } from '../../server/supervisor/board-search/local-network.ts';
import { answerTo } from '../../server/supervisor/board-search/records.ts';
import { createClassReporter } from '../../server/supervisor/class-report/class-reporter.ts';
import type { ClassStatus } from '../../shared/api/class.ts';
import { eventually, startBoard, type TestBoard } from './support/board.ts';

/* A board and a learner's app find each other by name (decision 119): over UDP on this machine, where everybody hears every question, as with multicast. */

let board: TestBoard;
let other: Server;
const requests: string[] = [];

beforeAll(async () => {
  board = await startBoard();
  other = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.end('{"learner":"somebody","next":1}');
  }).listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(async () => {
  other?.close();
  await board?.stop();
});

const portOf = (server: Server) => Number(Object(server.address()).port);
const boardPort = () => Number(new URL(board.address).port);

it('leads an app to a board that the profile has no address of', async () => {
  const network = layNetwork();
  const announced = announceOn(network)(board.ready().part.board, boardPort());
  const app = learnersApp('Ada', network);
  expect(await joined(app)).toMatchObject({ board: board.address, isConnected: true });
  await app.stop();
  announced.stop();
});

it('believes the signature, whoever answers to the name', async () => {
  const network = layNetwork();
  const { part } = board.ready();
  announceOn(network)(part.board, portOf(other));
  const app = learnersApp('Bob', network);
  await eventually(
    () => requests.length,
    (count) => count > 1,
  );
  expect(app.status()).toMatchObject({ kind: 'joined', board: null, isConnected: false });
  announceOn(network)(part.board, boardPort());
  expect(await joined(app)).toMatchObject({ board: board.address });
  await app.stop();
});

it('looks at short answers to its own question, from neighbours', async () => {
  const { part } = board.ready();
  const right = (question: Uint8Array) => answerTo(question, part.board, 4000);
  const search = (from: string, answer: (question: Uint8Array) => Uint8Array | null) => {
    const network: LocalNetwork = {
      ...layNetwork(),
      ask: (question, onAnswer) => {
        onAnswer(answer(question) ?? Buffer.of(), from);
        return { stop: () => {} };
      },
    };
    return findOn(network)(part.board, AbortSignal.timeout(300));
  };
  const answers = await Promise.all([
    search('192.168.1.20', right),
    search('8.8.8.8', right),
    search('192.168.1.20', (question) => answerTo(question, 'another board', 4000)),
    search('192.168.1.20', (question) => withId(right(question), 0)),
    search('192.168.1.20', (question) => Buffer.concat([right(question) ?? Buffer.of(), Buffer.alloc(500)])),
    search('192.168.1.20', () => Buffer.from('c00c'.repeat(60), 'hex')),
    search('192.168.1.20', (question) => question),
  ]);
  expect(answers).toEqual([['http://192.168.1.20:4000'], [], [], [], [], [], []]);
});

function learnersApp(name: string, network: LocalNetwork) {
  const reporter = createClassReporter({
    part: { ...board.ready().part, boards: [] },
    folder: null,
    findBoard: findOn(network),
    tell: () => {},
    answer: () => {},
    log: (text) => {
      throw new Error(`Nobody complains, but: ${text}`);
    },
    pauses: { first: 50, longest: 200 },
  });
  reporter.hear({ type: 'classChange', id: 1, do: 'join', name, challenge: null, backup: null });
  return reporter;
}

function joined(app: { status(): ClassStatus }): Promise<ClassStatus> {
  return eventually(app.status, (status) => status.kind === 'joined' && status.isConnected);
}

function withId(answer: Uint8Array | null, id: number): Uint8Array {
  const changed = Buffer.from(answer ?? []);
  changed.writeUInt16BE(id, 0);
  return changed;
}

/** Connects whoever uses it, and nobody else. */
function layNetwork(): LocalNetwork {
  const listeners = new Set<number>();
  const open = (onMessage: (message: Uint8Array, from: RemoteInfo) => void) => {
    const socket = createSocket('udp4');
    socket.on('message', onMessage);
    socket.bind(0, '127.0.0.1');
    return socket;
  };
  return {
    listen: (onQuestion) => {
      const socket = open((message, { address, port }) =>
        onQuestion(message, address, (answer) => socket.send(answer, port, address)),
      );
      socket.once('listening', () => listeners.add(socket.address().port));
      return { stop: () => socket.close() };
    },
    ask: (question, onAnswer) => {
      const socket = open((message, { address }) => onAnswer(message, address));
      for (const port of listeners) {
        socket.send(question, port, '127.0.0.1');
      }
      return { stop: () => socket.close() };
    },
  };
}
