import { afterEach, describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient, unsignedToken } from '../../support/client.ts';

const app = appForTests();
const { client } = app;
const key = 'loginAdminChallenge';
const hints = async (query = '', headers: Readonly<Record<string, string>> = {}) =>
  (await client.get(`/api/Hints${query}`, { headers })).json().data;
const graded = async (query = '') => (await client.get(`/rest/range/hints/${key}${query}`)).json().hints;
const withoutTabStop = (hint: string) => hint.replace(' tabindex="0"', '');
const challengeId = async () => (await client.get(`/api/Challenges/?key=${key}`)).json().data[0].id;
const openedHints = async () => (await client.get('/rest/range/learner')).json().data.openedHints;

afterEach(() => client.post('/rest/range/learner', { openedHints: { [key]: 0 } }));

describe('the list of hints', () => {
  it('has the graded hints of every challenge in the order of their ids, with their text before they are opened', async () => {
    const all = await hints();
    const ids = (await client.get('/api/Challenges')).json().data.map(({ id }: { id: number }) => id);
    expect(all.map(({ id }: { id: number }) => id)).toEqual(all.map((_hint: unknown, index: number) => index + 1));
    expect([...new Set(all.map(({ ChallengeId }: { ChallengeId: number }) => ChallengeId))]).toEqual(ids);
    expect(Object.keys(all[0])).toEqual(['id', 'ChallengeId', 'text', 'order', 'unlocked']);
    const texts = (await graded()).map(withoutTabStop);
    expect(texts.at(-1)).toContain('<pre>');
    expect(await hints(`/?ChallengeId=${await challengeId()}`)).toEqual(
      texts.map((text: string, index: number) => expect.objectContaining({ text, order: index + 1, unlocked: false })),
    );
  });

  it('is in the language of the request', async () => {
    const german = await hints(`?ChallengeId=${await challengeId()}`, { 'accept-language': 'de_DE' });
    const texts = (await graded('?language=de_DE')).map(withoutTabStop);
    expect(german.map(({ text }: { text: string }) => text)).toEqual(texts);
    expect(texts).not.toEqual((await graded()).map(withoutTabStop));
  });

  it('is filtered by any field, alone or several values of it', async () => {
    const first = await hints('?order=1&ChallengeId=1&ChallengeId=2');
    expect(first.map(({ ChallengeId }: { ChallengeId: number }) => ChallengeId)).toEqual([1, 2]);
    expect(await hints('?unlocked=true')).toEqual([]);
  });

  it('is empty where hints are switched off', async () => {
    const strict = await startApp({ configuration: { challenges: { showHints: false } } });
    const other = createClient(strict.url);
    expect((await other.get('/api/Hints')).json()).toEqual({ status: 'success', data: [] });
    expect((await other.get('/api/Hints/1')).status).toBe(404);
    await strict.stop();
  });
});

describe('a single hint', () => {
  it('is read by its id', async () => {
    const [, second] = await hints();
    const { status, json } = await client.get('/api/Hints/2');
    expect([status, json()]).toEqual([200, { status: 'success', data: second }]);
    expect((await client.get('/api/Hints/99999')).json()).toEqual({ message: 'Not Found', errors: [] });
  });

  it('is opened with those before it, for the drawer and the score board too, and closed with those after it', async () => {
    const ofChallenge = () => challengeId().then((id) => hints(`?ChallengeId=${id}`));
    const unlocked = async () => (await ofChallenge()).map((hint: { unlocked: boolean }) => hint.unlocked);
    const [first, second] = await ofChallenge();
    const opened = await client.put(`/api/Hints/${second.id}`, { unlocked: true, text: 'mine' });
    expect([opened.status, opened.json()]).toEqual([200, { status: 'success', data: { ...second, unlocked: true } }]);
    expect((await unlocked()).slice(0, 3)).toEqual([true, true, false]);
    expect(await openedHints()).toEqual({ [key]: 2 });
    await client.put(`/api/Hints/${first.id}`, { unlocked: true });
    expect(await openedHints()).toEqual({ [key]: 2 });
    await client.put(`/api/Hints/${first.id}`, { unlocked: false });
    expect(await unlocked()).not.toContain(true);
  });

  it('stays as it is when anything but true or false is sent, or by a page of another origin', async () => {
    const wrong = await client.put('/api/Hints/1', { unlocked: 'yes' });
    expect([wrong.status, wrong.json().errors[0].field]).toEqual([400, 'unlocked']);
    const foreign = await client.put(
      '/api/Hints/1',
      { unlocked: true },
      { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    );
    expect(foreign.status).toBe(403);
    expect((await client.put('/api/Hints/1', {})).json().data.unlocked).toBe(false);
  });

  it('is neither made nor deleted, even with an unsigned token', async () => {
    const token = unsignedToken({ data: { id: 1 } });
    const made = [await client.post('/api/Hints', { text: 'x' }), await client.post('/api/Hints', {}, { token })];
    const deleted = [await client.delete('/api/Hints/1'), await client.delete('/api/Hints/1', { token })];
    expect([...made, ...deleted].map(({ status }) => status)).toEqual([401, 500, 401, 500]);
    expect((await client.get('/api/Hints/1')).status).toBe(200);
  });
});
