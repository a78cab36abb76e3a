import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { classLimits } from '../../../shared/class/limits.ts';
import { learnerNamed, solved, webhookMessageOf } from '../support/learner.ts';
import { type BoardAttack, type Room, send } from './attack.ts';

/** Limits of the board on which these are tried: the usual ones would take minutes to reach. */
export const tightLimits = {
  headTime: 1000,
  requestTime: 1500,
  connectionsPerAddress: 40,
  learners: 60,
  hosts: 3,
  reportsPerLearner: 60,
  perLearner: { burst: 40, perSecond: 1 },
  joins: { burst: 60, perSecond: 1 },
  wallsPerAddress: 4,
} as const;

/** Sends a signed body of a size, and returns whether the board looks into it. */
const large = (title: string, path: string, bytes: number, measure: string): BoardAttack => ({
  by: 'a learner',
  aim: 'fill the memory of the board',
  title,
  measure,
  run: async ({ board, someone }, isControl) => {
    const learner = await someone();
    const body = JSON.stringify({ filler: 'x'.repeat(isControl ? 1000 : bytes) });
    const response = await send(board.address, path, body, {
      learner: learner.id(),
      key: learner.client.keys.signing,
    }).catch(() => null);
    // It is no report, so a board that has read it says that.
    return response?.status === 400;
  },
});

/** Opens a connection, writes, and returns the socket; a connection that is refused counts as one that is closed. */
function open({ board }: Room, text = ''): Socket {
  const socket = connect(Number(new URL(board.address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  return socket;
}

const slow = (title: string, start: string): BoardAttack => ({
  by: 'somebody in the network',
  aim: 'hold a connection',
  title,
  measure: 'a head, and a whole request, have little time to arrive',
  run: async (room, isControl) => {
    const socket = open(room, isControl ? 'GET /wall/events HTTP/1.1\r\nHost: board\r\n\r\n' : start);
    const drip = setInterval(() => isControl || socket.write('x'), 200);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await Promise.race([closed, delay(isControl ? 3000 : 5000)]);
    clearInterval(drip);
    const isOpen = !socket.closed && !socket.readableEnded;
    socket.destroy();
    return isOpen;
  },
});

export const sizeAttacks: readonly BoardAttack[] = [
  large('with a report of 65 KiB', '/class/reports', 65 * 1024, 'a message has at most 64 KiB'),
  large('with a backup of 2 MiB', '/class/backup', 2 * 1024 * 1024, 'a backup has at most 1 MiB'),
  {
    by: 'a learner',
    aim: 'fill the memory of the board',
    title: 'with a body that announces no length and never ends',
    measure: 'reading ends at the limit',
    run: async (room, isControl) => {
      const head = 'POST /class/join HTTP/1.1\r\nHost: board\r\n';
      const time = `x-class-time: ${Date.now()}\r\nx-class-signature: ${'0'.repeat(64)}\r\n`;
      const socket = open(room, `${head}${time}Transfer-Encoding: chunked\r\n\r\n`);
      const chunk = `2000\r\n${'x'.repeat(0x2000)}\r\n`;
      for (let count = 0; count < (isControl ? 2 : 40) && !socket.closed; count += 1) {
        socket.write(chunk);
        await delay(10);
      }
      const isOpen = !socket.closed && !socket.readableEnded;
      socket.destroy();
      return isOpen;
    },
  },
  {
    by: 'a learner',
    aim: 'fill the memory of the board',
    title: 'with a head of 64 KiB',
    measure: 'a head has at most 8 KiB',
    run: async ({ board }, isControl) => {
      const filler = 'x'.repeat(isControl ? 100 : 64 * 1024);
      const response = await fetch(`${board.address}/wall/state`, { headers: { filler } }).catch(() => null);
      return response?.status === 200;
    },
  },
  {
    by: 'a learner',
    aim: 'fill the disk of the board',
    title: `with more than ${classLimits.reports} reports in a message`,
    measure: `a message has at most ${classLimits.reports} reports`,
    run: async ({ someone }, isControl) => {
      const learner = await someone();
      const count = isControl ? classLimits.reports : classLimits.reports + 1;
      const unstuck = { kind: 'unstuck' } as const;
      return (await learner.send(learner.numbered(...Array(count).fill(unstuck)))).kind === 'answered';
    },
  },
  {
    by: 'a learner',
    aim: 'fill the disk of the board',
    title: 'with reports without end',
    measure: 'so many reports are kept of one learner',
    run: async ({ someone }, isControl) => {
      const learner = await someone();
      const many = Array(40).fill({ kind: 'unstuck' } as const);
      await learner.send(learner.numbered(...many));
      return (await learner.send(learner.numbered(...(isControl ? many.slice(20) : many)))).kind === 'answered';
    },
  },
  slow('with a head that arrives letter by letter', 'GET / HTTP/1.1\r\nHost: board\r\nX: '),
  slow(
    'with a body that arrives letter by letter',
    `POST /class/join HTTP/1.1\r\nHost: board\r\nContent-Length: 60000\r\nx-class-time: ${Date.now()}\r\nx-class-signature: ${'0'.repeat(64)}\r\n\r\n`,
  ),
  {
    by: 'somebody in the network',
    aim: 'use up all connections',
    title: 'with hundreds from one address',
    measure: 'so many connections from one address',
    run: async (room, isControl) => {
      const sockets = Array.from({ length: isControl ? 20 : 200 }, () => open(room, 'GET '));
      await delay(500);
      const isAll = sockets.every((socket) => !socket.closed && !socket.readableEnded);
      for (const socket of sockets) {
        socket.destroy();
      }
      await delay(100);
      return isAll;
    },
  },
  {
    by: 'a learner',
    aim: 'keep the board busy',
    title: 'with a hundred signed requests in a second',
    measure: 'so many requests of one learner',
    run: async ({ someone }, isControl) => {
      const learner = await someone();
      const reports = learner.numbered(solved('scoreBoardChallenge'));
      const count = isControl ? 20 : 100;
      const outcomes = await Promise.all(Array.from({ length: count }, () => learner.send(reports)));
      return outcomes.every(({ kind }) => kind === 'answered');
    },
  },
  {
    by: 'a website',
    aim: 'keep the board busy',
    title: 'with pages of the wall without end',
    measure: 'so many pages of the wall from one address',
    run: async ({ board }, isControl) => {
      const end = new AbortController();
      const count = isControl ? 3 : 12;
      const responses = await Promise.all(
        Array.from({ length: count }, () => fetch(`${board.address}/wall/events`, { signal: end.signal })),
      );
      end.abort();
      await delay(100);
      return responses.every(({ status }) => status === 200);
    },
  },
  {
    by: 'somebody in the network',
    aim: 'fill the class with hosts',
    title: 'by webhook messages of ever new names',
    measure: 'so many hosts',
    run: async ({ board }, isControl) => {
      const [webhook = ''] = board.ready().webhooks;
      const statuses = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const message = webhookMessageOf('scoreBoardChallenge', `host-${isControl ? 0 : index}`);
          const body = JSON.stringify(message);
          return (await fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
            .status;
        }),
      );
      return statuses.every((status) => status === 204);
    },
  },
  {
    by: 'a learner',
    aim: 'fill the class with learners',
    title: 'by joining under ever new names',
    measure: 'so many learners, and so many requests to join from one address',
    run: async ({ board }, isControl) => {
      const wanted = isControl ? 3 : 100;
      const outcomes = await Promise.all(
        Array.from({ length: wanted }, (_, index) => learnerNamed(`Crowd ${isControl} ${index}`, board).join()),
      );
      return outcomes.every(({ kind }) => kind === 'answered');
    },
  },
];
