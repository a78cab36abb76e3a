import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChallengeList } from '../../shared/api/answers.ts';
import { connect } from '../exploits/support.ts';
import { type RunningShop, startShop } from '../support/shop.ts';

/* Uses a shop that keeps everything in memory. What was solved still outlives its process, since the supervisor keeps it. */

let shop: RunningShop;

beforeEach(async () => {
  shop = await startShop({ data: null });
});

afterEach(() => shop.stop());

async function progressOf(...keys: readonly string[]) {
  const { data } = (await (await fetch(`${shop.url}/api/Challenges`)).json()) as ChallengeList;
  return data
    .filter(({ key }) => keys.includes(key))
    .map(({ key, solved, codingChallengeStatus, updatedAt }) => ({ key, solved, codingChallengeStatus, updatedAt }));
}

async function solveScoreBoard(): Promise<void> {
  const page = await connect(shop.url);
  await fetch(`${shop.url}/assets/public/images/padding/1px.png`);
  await page.hears('scoreBoardChallenge');
  // At once, whatever is still under way.
  shop.kill();
  page.leave();
  await shop.waitForRestart();
}

test('keeps what was solved when its process is killed as soon as a page has been told', async () => {
  await solveScoreBoard();
  const [kept] = await progressOf('scoreBoardChallenge');
  expect(kept).toMatchObject({ solved: true });
  expect(shop.output()).toContain('What you have solved is kept; the shop itself was in memory and begins anew.');
  await findVulnerableLine();
  shop.kill();
  await shop.waitForRestart();
  const [again] = await progressOf('scoreBoardChallenge');
  expect(again).toMatchObject({ solved: true, codingChallengeStatus: 1 });
});

test('keeps nothing that was reset', async () => {
  await solveScoreBoard();
  const reset = await fetch(`${shop.url}/rest/range/reset-progress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-range': '1', origin: shop.url },
    body: '{"confirm":true}',
  });
  expect(reset.ok).toBe(true);
  shop.kill();
  await shop.waitForRestart();
  expect(await progressOf('scoreBoardChallenge')).toMatchObject([{ solved: false }]);
});

/** Solves the first step of the coding challenge as an impatient learner does. */
async function findVulnerableLine(): Promise<void> {
  for (let line = 1; line < 200; line += 1) {
    const answer = await fetch(`${shop.url}/snippets/verdict`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'scoreBoardChallenge', selectedLines: [line] }),
    });
    const { verdict } = (await answer.json()) as { verdict: boolean };
    if (verdict) {
      return;
    }
  }
  throw new Error('no line is right');
}
