import { expect, it } from 'vitest';
import type { ChainAnswer, ChainJob, ChainOutcome, MinedBlock } from '../../../server/chain/messages.ts';
import { createChainClient } from '../../../server/chain/remote/chain-client.ts';
import { memoryJournal } from '../../../server/chain/remote/journal.ts';
import { createTurnstile } from '../../../server/chain/remote/turnstile.ts';

const done = (answer: ChainAnswer): ChainOutcome => ({ outcome: 'done', text: JSON.stringify(answer) });
const block = (record: string): MinedBlock => ({
  record,
  head: { number: '0x1', hash: '0x1' },
  transaction: '0x1',
  logs: [],
});

/** Makes a client whose process answers as the test says. Jobs are parsed. */
function clientOf(
  answer: (job: { kind: ChainJob['kind'] } & Record<string, unknown>) => ChainOutcome,
  mostKept = 1_000_000,
) {
  const journal = memoryJournal();
  const logged: string[] = [];
  const client = createChainClient({
    link: { ask: async ({ kind, text }) => answer({ kind, ...JSON.parse(text) }) },
    journal,
    readGenesis: () => ({ timestamp: 0, accounts: [] }),
    log: (_level, text) => logged.push(text),
    mostKept,
  });
  return { client, journal, logged };
}

it('sends everything stored to a restarted process, and asks again', async () => {
  let known = new Set<unknown>();
  const { client, journal } = clientOf(({ kind, session, records }) => {
    if (kind === 'restore') {
      known.add(session);
      expect(records).toEqual(journal.read());
      return done({ kind: 'restored' });
    }
    return known.has(session)
      ? done({ kind: 'result', result: 7, mined: [block('{"n":1}')] })
      : done({ kind: 'unknownSession' });
  });
  expect(await client.request('any', [])).toEqual({ result: 7 });
  known = new Set();
  expect(await Promise.all([client.request('any', []), client.request('any', [])])).toEqual([
    { result: 7 },
    { result: 7 },
  ]);
  expect(journal.read()).toHaveLength(3);
});

it('gives up on a process that keeps forgetting', async () => {
  const { client } = clientOf(({ kind }) =>
    done(kind === 'restore' ? { kind: 'restored' } : { kind: 'unknownSession' }),
  );
  expect(await client.request('any', [])).toEqual({ error: expect.objectContaining({ code: -32000 }) });
});

it.each([
  ['timedOut', /took too long/],
  ['crashed', /stopped/],
  ['busy', /busy/],
] as const)('says when the process is %s', async (outcome, message) => {
  const { client } = clientOf(() => ({ outcome }));
  expect(await client.request('any', [])).toEqual({
    error: { code: expect.any(Number), message: expect.stringMatching(message) },
  });
});

it('stores no block of a chain that was reset meanwhile', async () => {
  const heard: unknown[] = [];
  const { client, journal } = clientOf(() => {
    client.reset();
    return done({ kind: 'result', result: 7, mined: [block('{"n":1}')] });
  });
  client.onBlock((mined) => heard.push(mined));
  expect(await client.request('any', [])).toEqual({
    error: { code: -32000, message: expect.stringContaining('reset') },
  });
  expect([journal.read(), heard]).toEqual([[], []]);
});

it('reports no block that could not be stored, and makes the process forget it', async () => {
  const sessions = new Set<unknown>();
  const heard: unknown[] = [];
  const { client, journal } = clientOf(({ session }) => {
    sessions.add(session);
    return done({ kind: 'result', result: 7, mined: [block('{"n":1}')] });
  });
  client.onBlock((mined) => heard.push(mined));
  journal.append = () => {
    throw new Error('disk full');
  };
  expect(await client.request('any', [])).toEqual({
    error: { code: -32000, message: expect.stringContaining('not be written') },
  });
  await client.request('any', []);
  expect([sessions.size, heard]).toEqual([2, []]);
});

it('adds nothing to a chain that has reached its limit, but still answers calls that only read it', async () => {
  const { client, journal, logged } = clientOf(
    ({ kind }) =>
      done(kind === 'restore' ? { kind: 'restored' } : { kind: 'result', result: 7, mined: [block('x'.repeat(60))] }),
    100,
  );
  for (const expected of [{ result: 7 }, { result: 7 }, { error: expect.objectContaining({ code: -32005 }) }]) {
    expect(await client.request('eth_sendRawTransaction', [])).toEqual(expected);
  }
  expect(journal.read()).toHaveLength(2);
  expect(logged).toEqual([expect.stringContaining('has grown enough')]);
  expect(await client.request('eth_call', [])).toEqual({ result: 7 });
  client.reset();
  expect(await client.request('eth_sendRawTransaction', [])).toEqual({ result: 7 });
});

it('lets a number through at a time and a number wait, and refuses the others', async () => {
  const { pass } = createTurnstile({ ...limits, waiting: 2 });
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<number>());
  const passing = gates.map(({ promise }) => pass({}, 1, () => promise));
  expect(await pass({}, 1, async () => 0)).toBeUndefined();
  gates.forEach(({ resolve }, index) => {
    resolve(index);
  });
  expect(await Promise.all(passing)).toEqual([0, 1, 2, 3]);
  expect(await pass({}, 1, async () => 9)).toBe(9);
});

const limits = { atOnce: 2, waiting: 1000, perClient: 50, waitingBytes: 1000, longestWait: 60_000 };

it('lets waiting clients take turns, however many calls one of them has waiting', async () => {
  const { pass } = createTurnstile({ ...limits, atOnce: 1 });
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const attacker = {};
  const passing = [pass(attacker, 1, () => first.promise)];
  for (let call = 0; call < 50; call += 1) {
    passing.push(pass(attacker, 1, async () => void order.push('attacker')));
  }
  passing.push(pass({}, 1, async () => void order.push('honest')));
  expect(await pass(attacker, 1, async () => {})).toBeUndefined();
  first.resolve();
  await Promise.all(passing);
  expect(order.indexOf('honest')).toBe(1);
  expect(order).toHaveLength(51);
});

it('skips calls that nobody waits for any more', async () => {
  const { pass } = createTurnstile({ ...limits, atOnce: 1 });
  const first = Promise.withResolvers<void>();
  const passing = pass({}, 1, () => first.promise);
  let isGone = false;
  let done = 0;
  const unwanted = pass(
    {},
    1,
    async () => (done += 1),
    () => !isGone,
  );
  const wanted = pass({}, 1, async () => (done += 1));
  isGone = true;
  first.resolve();
  await passing;
  expect([await unwanted, await wanted]).toEqual([undefined, 1]);
});
