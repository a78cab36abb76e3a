import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBoard, type TestBoard } from './support/board.ts';
import { joinedLearner, solved, type TestLearner, webhookMessageOf } from './support/learner.ts';

/* What counts in a contest, and what is shown to the trainer only. */

let board: TestBoard;
beforeAll(async () => {
  board = await startBoard({ isContest: true });
});
afterAll(() => board?.stop());

const own = (team: TestLearner) => ({ flagKey: team.client.keys.flags });
const resultOf = async (name: string) => (await board.wall()).ranking?.find((learner) => learner.name === name);
const solvesOf = async (id: string) => (await board.trainer()).learners.find((team) => team.id === id)?.solves;

it('counts what was solved by an attack while the contest ran, with the flag of the team itself', async () => {
  const team = await joinedLearner('Red', board);
  await team.report(solved('scoreBoardChallenge', own(team)));
  expect(await resultOf('Red')).toMatchObject({ solved: 0 });
  await board.order({ order: 'start' });
  await team.report(
    solved('loginAdminChallenge', own(team)),
    solved('privacyPolicyChallenge'),
    solved('xssBonusChallenge', { ...own(team), isRestored: true }),
  );
  expect(await resultOf('Red')).toMatchObject({ solved: 1, stars: 2 });
  expect(await solvesOf(team.id())).toMatchObject([
    { challenge: 'scoreBoardChallenge', counts: false },
    { challenge: 'loginAdminChallenge', counts: true, hasOwnFlag: true },
    { challenge: 'privacyPolicyChallenge', counts: false, hasOwnFlag: false },
    { challenge: 'xssBonusChallenge', counts: false, isRestored: true },
  ]);
  await board.order({ order: 'pause' });
  await team.report(solved('directoryListingChallenge', own(team)));
  expect(await resultOf('Red')).toMatchObject({ solved: 1 });
});

it('gives each team flags of its own, and keeps hosts without a key off the wall', async () => {
  await board.order({ order: 'start' });
  const [green, blue] = [await joinedLearner('Green', board), await joinedLearner('Blue', board)];
  await blue.report(solved('loginAdminChallenge', own(green)));
  expect(await resultOf('Blue')).toMatchObject({ solved: 0 });
  const [webhook = ''] = board.ready().webhooks;
  const body = JSON.stringify(webhookMessageOf('loginAdminChallenge', 'stranger'));
  await fetch(webhook, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await resultOf('stranger')).toBeUndefined();
  expect((await board.trainer()).learners.some(({ name, isVerified }) => name === 'stranger' && !isVerified)).toBe(
    true,
  );
});

it('leaves out what is outside the time window, also afterwards, and keeps all of it when the board is killed', async () => {
  const now = Date.now();
  const before = await resultOf('Red');
  await board.order({ order: 'window', startsAt: now + 60_000, endsAt: null });
  expect(await resultOf('Red')).toMatchObject({ solved: 0 });
  await board.kill();
  expect(await board.wall()).toMatchObject({ class: { startsAt: now + 60_000, phase: 'running' } });
  await board.order({ order: 'window', startsAt: null, endsAt: null });
  expect(await resultOf('Red')).toEqual(before);
});
