import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClassReporter } from '../../server/supervisor/class-report/class-reporter.ts';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { ClassChange, ClassStatus } from '../../shared/api/class.ts';
import { profileWithClass } from '../../shared/workshop/profile-file.ts';
import { createClient } from '../support/client.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { challenges, eventually, startBoard, type TestBoard } from './support/board.ts';

/*
 * A class of forty: four real shops, and thirty-six senders of learners' apps without their shops. The board is killed five times and the cable is pulled.
 * `npm run soak` pulls it for a minute; CI for two seconds.
 */
const outage = Number(process.env.CLASS_OUTAGE ?? 2000);
const realShops = 4;
const senders = 36;

/** A cable between the learners and the board, which can be pulled. */
interface Cable {
  readonly address: string;
  pull(): void;
  plugIn(): Promise<void>;
}

let board: TestBoard;
let cable: Cable;
let scratch: string;
const shops: RunningShop[] = [];

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'whole-class-'));
  board = await startBoard();
  cable = await layCable(Number(new URL(board.address).port));
  const profile = join(scratch, 'class.yml');
  writeFileSync(profile, profileWithClass(null, { ...board.ready().part, boards: [cable.address] }));
  const starting = Array.from({ length: realShops }, (_, index) =>
    startShop({ flags: ['--profile', profile], data: join(scratch, `shop-${index}`) }),
  );
  shops.push(...(await Promise.all(starting)));
}, 120_000);

afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  cable?.pull();
  await board?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

it('loses no solve and counts none twice', { timeout: 120_000 + outage }, async () => {
  const clients = shops.map(({ url }) => createClient(url));
  const change = async (index: number, wish: ClassChange): Promise<ClassStatus> =>
    (await clients[index]?.post('/rest/range/class', wish))?.json().data;
  expect((await clients[0]?.get('/rest/range/class'))?.json().data).toMatchObject({ kind: 'asking', taken: null });
  // What was done before joining is reported too.
  await solveScoreBoard(shops[0]);
  for (const index of shops.keys()) {
    expect(await change(index, { do: 'join', name: `Shop ${index}` })).toMatchObject({ kind: 'joined' });
  }
  const part = { ...board.ready().part, boards: [cable.address] };
  const reporters = Array.from({ length: senders }, (_, index) => {
    const reporter = createClassReporter({
      part,
      folder: join(scratch, `sender-${index}`),
      findBoard: async () => [],
      tell: () => {},
      answer: () => {},
      log: () => {},
      pauses: { first: 100, longest: 1000 },
    });
    reporter.hear({ type: 'classChange', id: 1, do: 'join', name: `Sender ${index}`, challenge: null, backup: null });
    return reporter;
  });
  const solve = (index: number, key: ChallengeKey) =>
    reporters[index]?.hear({
      type: 'classSolved',
      key,
      flag: '0'.repeat(40),
      cheatScore: 0,
      totalCheatScore: 0,
      at: new Date().toISOString(),
      hints: 0,
      isRestored: false,
    });
  await eventually(board.wall, ({ learners }) => learners === realShops + senders);

  // A solve is on the wall within a second.
  const begun = performance.now();
  await solveScoreBoard(shops[1]);
  await eventually(board.wall, ({ ranking }) => ranking?.find(({ name }) => name === 'Shop 1')?.solved === 1, 1000);
  console.log(`on the wall after ${Math.round(performance.now() - begun)} ms`);

  const keys = challenges.slice(0, 30).map(({ key }) => key);
  let isOver = false;
  const working = (async () => {
    for (const [round, key] of keys.entries()) {
      for (const index of reporters.keys()) {
        solve(index, key);
      }
      const shop = shops[round % realShops];
      if (round < realShops) {
        await solvePrivacyPolicy(shop);
      }
      await delay((outage + 5000) / keys.length);
    }
    isOver = true;
  })();
  for (let kill = 0; kill < 5; kill += 1) {
    await delay(400);
    await board.kill();
  }
  cable.pull();
  await delay(outage);
  await cable.plugIn();
  await working;
  expect(isOver).toBe(true);

  const wanted = senders * keys.length + realShops + 2;
  const wall = await eventually(board.wall, ({ solves }) => solves === wanted, 30_000);
  expect(wall.ranking?.filter(({ name }) => name?.startsWith('Sender')).map(({ solved }) => solved)).toEqual(
    Array(senders).fill(keys.length),
  );
  const { learners } = await board.trainer();
  expect(learners.length).toBe(realShops + senders);
  for (const { solves } of learners) {
    expect(new Set(solves.map(({ challenge }) => challenge)).size).toBe(solves.length);
  }
  expect(board.ready().restarts).toBe(5);

  // One click hands in the backup.
  await change(2, { do: 'handIn' });
  const handedIn = await eventually(
    () => board.board.handedIn(),
    (all) => all.length === 1,
  );
  expect(JSON.parse(handedIn[0]?.text ?? '')).toMatchObject({
    version: 1,
    learner: 'Shop 2',
    solvedAt: { privacyPolicyChallenge: expect.any(String) },
  });
  await Promise.all(reporters.map((reporter) => reporter.stop()));
});

async function solveScoreBoard(shop: RunningShop | undefined): Promise<void> {
  await fetch(`${shop?.url}/assets/public/images/padding/1px.png`);
}

async function solvePrivacyPolicy(shop: RunningShop | undefined): Promise<void> {
  await fetch(`${shop?.url}/assets/public/images/padding/81px.png`);
}

/** Forwards connections to the board as long as the cable is in. */
async function layCable(to: number): Promise<Cable> {
  const { connect } = await import('node:net');
  let server: Server;
  let port = 0;
  const sockets = new Set<Socket>();
  const plugIn = async () => {
    server = createServer((socket) => {
      const other = connect({ port: to, host: '127.0.0.1' });
      for (const [one, next] of [
        [socket, other],
        [other, socket],
      ] as const) {
        sockets.add(one);
        one.pipe(next);
        one.on('error', () => next.destroy());
        one.on('close', () => {
          sockets.delete(one);
          next.destroy();
        });
      }
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    // A listening TCP server has such an address.
    port = Number(Object(server.address()).port);
  };
  await plugIn();
  return {
    address: `http://127.0.0.1:${port}`,
    plugIn,
    pull: () => {
      server.close();
      for (const socket of sockets) {
        socket.destroy();
      }
    },
  };
}
