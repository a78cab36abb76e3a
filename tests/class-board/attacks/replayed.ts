import { signedHeaders, signRequest } from '../../../server/class-wire/signature.ts';
import type { TestLearner } from '../support/learner.ts';
import { type BoardAttack, type Room, send } from './attack.ts';

/** A call for help is what a replay would be noticed by: the trainer has already seen to it. */
async function callAgain(
  room: Room,
  again: (victim: TestLearner, captured: () => Promise<Response>) => Promise<unknown>,
): Promise<boolean> {
  const victim = await room.someone();
  const body = JSON.stringify({ stream: victim.stream, reports: victim.numbered({ kind: 'stuck', challenge: null }) });
  const time = Date.now();
  const captured = () =>
    send(room.board.address, '/class/reports', body, { learner: victim.id(), key: victim.client.keys.signing, time });
  await captured();
  await room.board.order({ order: 'helped', learner: victim.id() });
  await again(victim, captured);
  return (await room.seen(victim.id()))?.stuck !== null;
}

const replayed = (
  title: string,
  measure: string,
  again: (victim: TestLearner, captured: () => Promise<Response>, room: Room) => Promise<unknown>,
): BoardAttack => ({
  by: 'somebody in the network',
  aim: "send a learner's report a second time",
  title,
  measure,
  run: (room, isControl) =>
    callAgain(room, (victim, captured) =>
      isControl ? victim.report({ kind: 'stuck', challenge: null }) : again(victim, captured, room),
    ),
});

/** Signs a new report for another time than now. */
const atAnotherTime = (title: string, milliseconds: number): BoardAttack => ({
  by: 'somebody in the network',
  aim: 'use a signed report much later, or much earlier',
  title,
  measure: 'the time may be one minute off',
  run: async (room, isControl) => {
    const victim = await room.someone();
    const body = JSON.stringify({
      stream: victim.stream,
      reports: victim.numbered({ kind: 'stuck', challenge: null }),
    });
    const time = Date.now() + (isControl ? 20_000 * Math.sign(milliseconds) : milliseconds);
    await send(room.board.address, '/class/reports', body, {
      learner: victim.id(),
      key: victim.client.keys.signing,
      time,
    });
    return (await room.seen(victim.id()))?.stuck !== null;
  },
});

export const replayedAttacks: readonly BoardAttack[] = [
  replayed('as it was', 'a signature is accepted once, and a report has a number', (_, captured) => captured()),
  replayed('fifty times at once', 'a signature is accepted once, and a report has a number', (_, captured) =>
    Promise.all(Array.from({ length: 50 }, captured)),
  ),
  replayed('after the board was killed', 'a report has a number, which the board keeps', async (_, captured, room) => {
    await room.board.kill();
    await captured();
  }),
  atAnotherTime('an hour late', -3_600_000),
  atAnotherTime('an hour early', 3_600_000),
  {
    by: 'somebody in the network',
    aim: "follow another learner's messages",
    title: 'with the signature of a request that was already answered',
    measure: 'a signature is accepted once',
    run: async ({ board, someone }, isControl) => {
      const victim = await someone();
      const { signing } = victim.client.keys;
      const open = (time: number) =>
        fetch(`${board.address}/class/stream`, {
          headers: {
            [signedHeaders.learner]: victim.id(),
            [signedHeaders.time]: String(time),
            [signedHeaders.signature]: signRequest(signing, { method: 'GET', path: '/class/stream', time, body: '' }),
          },
        });
      const time = Date.now();
      const first = await open(time);
      await first.body?.cancel();
      const second = await open(isControl ? time + 1 : time);
      await second.body?.cancel();
      return second.status === 200;
    },
  },
];
