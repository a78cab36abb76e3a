import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { budgets } from '../../../server/budgets.ts';
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { newLearner } from '../../../shared/api/learner.ts';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

const path = '/rest/range/learner';
const app = appForTests();
const { client } = app;
const change = (body: unknown, headers: Readonly<Record<string, string>> = {}) => client.post(path, body, { headers });
const state = async () => (await client.get(path)).json().data;
const reset = () =>
  client.post('/rest/range/reset-progress', { confirm: true }, { headers: { 'x-range': '1', origin: app.url } });

afterEach(reset);

describe('what the range keeps of its learner', () => {
  it('is empty at first', async () => {
    expect(await state()).toEqual(newLearner);
  });

  it('changes by parts and entries, and remembers what was last worked on', async () => {
    const first = await change({
      pinned: 'loginAdminChallenge',
      notes: { localXssChallenge: 'Look at #/search.\n<b>' },
    });
    expect([first.status, first.json().data]).toEqual([
      200,
      {
        ...newLearner,
        pinned: 'loginAdminChallenge',
        lastWorked: 'loginAdminChallenge',
        notes: { localXssChallenge: 'Look at #/search.\n<b>' },
      },
    ]);
    await change({ openedHints: { zeroStarsChallenge: 1 }, views: { drawer: { open: true } } });
    await change({
      openedHints: { zeroStarsChallenge: 99, localXssChallenge: 0 },
      notes: { zeroStarsChallenge: 'API' },
    });
    const { hints } = (await client.get('/rest/range/hints/zeroStarsChallenge')).json();
    expect(await state()).toEqual({
      pinned: 'loginAdminChallenge',
      lastWorked: 'zeroStarsChallenge',
      notes: { localXssChallenge: 'Look at #/search.\n<b>', zeroStarsChallenge: 'API' },
      openedHints: { zeroStarsChallenge: hints.length },
      lessons: {},
      coding: {},
      views: { drawer: { open: true } },
    });
    await change({
      pinned: null,
      notes: { localXssChallenge: '', zeroStarsChallenge: null },
      openedHints: { zeroStarsChallenge: 0 },
      views: { drawer: null },
    });
    expect(await state()).toEqual({ ...newLearner, lastWorked: 'zeroStarsChallenge' });
  });

  it('has what was read and answered in the handbook, lesson by lesson', async () => {
    await change({
      lessons: { http: { answers: [1, null, 0] }, jwt: { read: true } },
      views: { handbook: { lesson: 'jwt' } },
    });
    await change({ lessons: { http: { read: true, answers: [1, 2, 0] } } });
    expect(await state()).toMatchObject({
      lessons: { http: { read: true, answers: [1, 2, 0] }, jwt: { read: true } },
      views: { handbook: { lesson: 'jwt' } },
    });
    await change({ lessons: { http: null } });
    expect((await state()).lessons).toEqual({ jwt: { read: true } });
  });

  it('is forgotten when the progress is reset, and stays when the shop is', async () => {
    await change({ pinned: 'loginAdminChallenge', notes: { localXssChallenge: 'A note' }, views: { scoreBoard: 1 } });
    await client.post('/rest/range/reset-shop', { confirm: true }, { headers: { 'x-range': '1' } });
    expect(await state()).toMatchObject({ pinned: 'loginAdminChallenge', views: { scoreBoard: 1 } });
    await reset();
    expect(await state()).toEqual(newLearner);
  });

  it.each([
    ['no object', [], 'A change is a JSON object.'],
    ['an unknown part', { solved: {} }, 'There is no part called solved.'],
    ['a part of the engine', { constructor: {} }, 'There is no part called constructor.'],
    ['an unknown challenge', { pinned: 'nothing' }, 'pinned is the key of a challenge, or null.'],
    ['a note on nothing', { notes: { nothing: 'x' } }, 'notes.nothing is not known here.'],
    ['notes in a list', { notes: ['x'] }, 'notes is not an object.'],
    ['a number as a note', { notes: { csrfChallenge: 1 } }, 'notes.csrfChallenge is not a string.'],
    [
      'a long note',
      { notes: { csrfChallenge: 'x'.repeat(budgets.learner.note + 1) } },
      'notes.csrfChallenge is longer than 10240 characters.',
    ],
    ['half a hint', { openedHints: { csrfChallenge: 0.5 } }, 'openedHints.csrfChallenge is not a whole number.'],
    ['a third step', { coding: { csrfChallenge: 3 } }, 'coding.csrfChallenge is neither 1 nor 2.'],
    ['an unknown lesson', { lessons: { nothing: {} } }, 'lessons.nothing is not known here.'],
    [
      'more than a state of a lesson',
      { lessons: { http: { read: true, note: 'x' } } },
      'lessons.http is no state of a lesson.',
    ],
    [
      'an answer that no quiz has',
      { lessons: { http: { answers: [0, 10] } } },
      'lessons.http is no state of a lesson.',
    ],
    ['an unknown view', { views: { shop: 1 } }, 'views.shop is not known here.'],
    [
      'a large view',
      { views: { drawer: 'x'.repeat(budgets.learner.view) } },
      'views.drawer is longer than 8192 characters of JSON.',
    ],
  ])('is not changed by %s', async (_what, body, error) => {
    const answer = await change(body);
    expect([answer.status, answer.json()]).toEqual([400, { status: 'error', error }]);
    // Not even by the parts that are sound.
    const mixed = Array.isArray(body) ? body : { pinned: 'csrfChallenge', ...body };
    expect((await change(mixed)).status).toBe(400);
    expect(await state()).toEqual(newLearner);
  });

  it('is neither shown to pages of other origins nor changed by them', async () => {
    const foreign = [
      { origin: 'https://example.org' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: app.url, 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await change({ pinned: 'csrfChallenge' }, headers)).status).toBe(403);
      expect((await client.get(path, { headers })).status).toBe(403);
    }
    expect((await change({}, { origin: app.url, 'sec-fetch-site': 'same-origin' })).json()).toEqual({
      data: newLearner,
    });
  });
});

it('has a budget for all notes, within which a shorter one always fits', async () => {
  const small = await startApp({ budgets: { ...budgets, learner: { ...budgets.learner, notes: 100 } } });
  const other = createClient(small.url);
  const note = (text: string) => other.post(path, { notes: { csrfChallenge: text }, pinned: 'csrfChallenge' });
  expect((await note('é'.repeat(60))).status).toBe(507);
  expect((await other.get(path)).json().data).toEqual(newLearner);
  expect((await note('é'.repeat(30))).status).toBe(200);
  expect((await note('é'.repeat(29))).status).toBe(200);
  await small.stop();
});

it('lists topic, path and lesson of every challenge, path by path', async () => {
  const { data } = (await client.get('/rest/range/paths')).json();
  expect(Object.keys(data).toSorted()).toEqual(challengeKeys.toSorted());
  expect(data.scoreBoardChallenge).toEqual({ topic: 'recon', path: 'first-steps', lesson: 'http' });
  const walked = Object.values<{ path: string }>(data).map((place) => place.path);
  expect(walked.filter((name, index) => name !== walked[index - 1])).toEqual([...new Set(walked)]);
});

describe('over a restart', () => {
  let shop: RunningShop;
  const folder = mkdtempSync(join(tmpdir(), 'learner-'));

  const kept = {
    pinned: 'csrfChallenge',
    notes: { csrfChallenge: 'Same site?' },
    lessons: { csrf: { answers: [0] } },
  };

  const pin = async () => {
    const answer = await fetch(`${shop.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(kept),
    });
    expect(answer.status).toBe(200);
  };
  const pinned = async () => (await (await fetch(`${shop.url}${path}`)).json()).data;

  it('all of it is kept, in a file of an earlier version too', async () => {
    shop = await startShop({ data: folder });
    await shop.stop();
    const file = new Database(join(folder, 'progress.sqlite'));
    file.exec('DROP TABLE learner');
    file.close();
    shop = await startShop({ data: folder });
    await pin();
    shop.kill();
    await shop.waitForRestart();
    expect(await pinned()).toMatchObject(kept);
    await shop.stop();
    rmSync(folder, { recursive: true });
  });

  it('all of it is kept by a shop without files, until it is reset', async () => {
    shop = await startShop({ data: null });
    await pin();
    shop.kill();
    await shop.waitForRestart();
    expect(await pinned()).toMatchObject(kept);
    await fetch(`${shop.url}/rest/range/reset-progress`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-range': '1' },
      body: '{"confirm":true}',
    });
    shop.kill();
    await shop.waitForRestart();
    expect(await pinned()).toEqual(newLearner);
    await shop.stop();
  });
});
