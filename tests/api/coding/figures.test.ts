import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { codingChallengeCount } from '../../support/challenge-counts.ts';
import { createClient } from '../../support/client.ts';
import { codingChallenge, twoAndOne } from './builders.ts';

const minute = 60_000;
const apps: StartedApp[] = [];
let now = 0;

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => Promise.all(apps.map((app) => app.stop())));

/** Starts a shop whose clock only moves when `pass` is called. */
async function shopAtNoon(configuration: object = {}) {
  // Starting takes real time. Only the time after it counts.
  const app = await startApp({ configuration, codingChallenges: twoAndOne });
  apps.push(app);
  const client = createClient(app.url);
  const get = (path: string) => client.get(path);
  let looks = 0;
  /** Reads the figures from the future, since they may be as old as their period of five seconds. */
  const figures = async (name: string): Promise<readonly string[]> => {
    const present = now;
    looks += 1;
    now += looks * 5001;
    const { text } = await client.get('/metrics', { headers: { 'user-agent': 'Prometheus/2.53' } });
    now = present;
    return text.split('\n').filter((line) => line.startsWith(`juiceshop_${name}`));
  };
  return {
    get,
    pass: (minutes: number) => {
      now += minutes * minute;
    },
    choose: (key: string, selectedLines: readonly number[]) => client.post('/snippets/verdict', { key, selectedLines }),
    fix: (key: string, selectedFix: number) => client.post('/snippets/fixes', { key, selectedFix }),
    reset: () =>
      client.post('/rest/range/reset-progress', { confirm: true }, { headers: { 'x-range': '1', origin: app.url } }),
    /** Returns the scores in the order of the solves, to four decimal places. */
    scores: () =>
      app.logged.flatMap((line) => {
        const [, score] = /Cheat score of \w+ \([a-z ]+\): ([\d.e-]+)/.exec(line) ?? [];
        return score === undefined ? [] : [Math.round(Number(score) * 10_000) / 10_000];
      }),
    totalScore: async () => Number((await figures('cheat_score'))[0]?.split(' ').at(-1)),
    accuracy: async () => (await figures('coding_challenges_accuracy')).map((line) => line.split(' ').at(-1)),
    progress: async () => (await figures('coding_challenges_progress')).map((line) => line.split(' ').at(-1)),
  };
}

const pixel = (number: number) => `/assets/public/images/padding/${number}px.png`;

describe('cheat scores (api-learning.md 10)', () => {
  it('compare the minutes since the previous solve with two per star', async () => {
    const shop = await shopAtNoon();
    expect(await shop.totalScore()).toBe(0);
    shop.pass(1.5);
    // Token sale: five stars, no tutorial.
    await shop.get(pixel(56));
    expect(shop.scores()).toEqual([0.85]);
    shop.pass(2);
    // Administration: two stars, with a tutorial.
    await shop.get(pixel(19));
    expect(shop.scores()).toEqual([0.85, 0]);
    expect(await shop.totalScore()).toBe(0);
  });

  it('expect less with a tutorial and more without hints', async () => {
    const hinted = await shopAtNoon();
    hinted.pass(0.25);
    await hinted.get(pixel(1));
    const quiet = await shopAtNoon({ challenges: { showHints: false }, hackingInstructor: { isEnabled: false } });
    quiet.pass(0.75);
    await quiet.get(pixel(1));
    expect([hinted.scores(), quiet.scores()]).toEqual([[0.75], [0.75]]);
  });

  it('forgive what solves itself, and what is solved along with another challenge', async () => {
    const shop = await shopAtNoon();
    await shop.get('/rest/qwertz');
    await shop.get(pixel(81));
    expect(shop.scores()).toEqual([0, 0]);
    await shop.get('/ftp/eastere.gg%2500.md');
    const [first = 1, ...coupled] = shop.scores().slice(2);
    expect(first).toBeGreaterThan(0);
    expect(coupled).toEqual([0]);
  });

  it('rise where the steps to the solution are missing', async () => {
    const unseen = await shopAtNoon();
    unseen.pass(1);
    await unseen.get('/ftp/package.json.bak%2500.md');
    const seen = await shopAtNoon();
    await seen.get('/ftp');
    await seen.get('/ftp/package.json.bak');
    seen.pass(1);
    await seen.get('/ftp/package.json.bak%2500.md');
    // The score is 0.875 by time alone, and half as much again without any of the steps. The null byte is solved along with it.
    expect([unseen.scores(), seen.scores().slice(1)]).toEqual([
      [1, 0],
      [0.875, 0],
    ]);
  });

  it('judge found lines by the length of the code and the number of lines, more mildly where the code was seen before', async () => {
    const long = codingChallenge({ snippet: 'x'.repeat(2400) });
    const app = await startApp({ codingChallenges: { forgedReviewChallenge: long, noSqlReviewsChallenge: long } });
    apps.push(app);
    const client = createClient(app.url);
    const find = (key: string) => client.post('/snippets/verdict', { key, selectedLines: [3, 5] });
    now += minute;
    await find('forgedReviewChallenge');
    now += minute;
    await find('noSqlReviewsChallenge');
    // Two lines in 2,400 characters take 4.8 minutes, then four fifths of that, both rounded up.
    expect(app.logged.filter((line) => line.includes('Cheat score')).map((line) => line.split('): ')[1])).toEqual([
      '0.8, of all: 0.4',
      '0.75, of all: 0.75',
    ]);
  });

  it('judge a fix by half the number of options, rounded down', async () => {
    const shop = await shopAtNoon();
    shop.pass(0.25);
    await shop.fix('forgedReviewChallenge', 1);
    expect(shop.scores()).toEqual([0.75]);
    expect(await shop.totalScore()).toBe(0.375);
  });

  it('start anew with the progress', async () => {
    const shop = await shopAtNoon();
    await shop.fix('forgedReviewChallenge', 1);
    expect(await shop.totalScore()).toBe(0.5);
    await shop.reset();
    expect(await shop.totalScore()).toBe(0);
  });
});

describe('the accuracy of coding challenges (api-learning.md 11)', () => {
  it('is the mean, per step, of one divided by the number of answers up to the right one', async () => {
    const shop = await shopAtNoon();
    expect(await shop.accuracy()).toEqual(['Nan', 'Nan']);
    await shop.choose('forgedReviewChallenge', [1]);
    expect(await shop.accuracy()).toEqual(['Nan', 'Nan']);
    await shop.choose('forgedReviewChallenge', [3, 5]);
    await shop.choose('forgedReviewChallenge', [1]);
    expect(await shop.accuracy()).toEqual(['0.5', 'Nan']);
    await shop.choose('noSqlReviewsChallenge', [2]);
    await shop.fix('noSqlReviewsChallenge', 0);
    await shop.fix('noSqlReviewsChallenge', 1);
    await shop.fix('noSqlReviewsChallenge', 7);
    await shop.fix('noSqlReviewsChallenge', 2);
    expect(await shop.accuracy()).toEqual(['0.75', '0.25']);
    expect(await shop.progress()).toEqual(['1', '1', '29']);
  });

  it('is cleared with the progress', async () => {
    const shop = await shopAtNoon();
    await shop.choose('noSqlReviewsChallenge', [2]);
    await shop.reset();
    expect([await shop.accuracy(), await shop.progress()]).toEqual([
      ['Nan', 'Nan'],
      ['0', '0', String(codingChallengeCount)],
    ]);
  });
});
