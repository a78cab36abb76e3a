import { describe, expect, it } from 'vitest';
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';

const app = appForTests();
const { client } = app;

describe('graded hints', () => {
  it.each(challengeKeys)('%s has two to four, the first being that of the API', async (key) => {
    const [challenge] = (await client.get(`/api/Challenges/?key=${key}`)).json().data;
    const { status, json } = await client.get(`/rest/range/hints/${key}`);
    const { hints } = json();
    expect(status).toBe(200);
    expect(hints.length).toBeGreaterThanOrEqual(2);
    expect(hints.length).toBeLessThanOrEqual(4);
    expect(hints[0]).toBe(challenge.hint);
    expect(new Set(hints).size).toBe(hints.length);
    expect(Math.max(...hints.map((hint: string) => hint.length))).toBeLessThan(6000);
  });

  it('escape the markup that they show', async () => {
    const { hints } = (await client.get('/rest/range/hints/persistedXssFeedbackChallenge')).json();
    expect(hints.at(-1)).toContain('&lt;script&gt;');
  });

  it.each(['nothing', '__proto__', 'constructor'])('of %s do not exist', async (key) => {
    const { status, json } = await client.get(`/rest/range/hints/${key}`);
    expect([status, json()]).toEqual([404, { status: 'error', error: 'There is no challenge with this key.' }]);
  });
});

describe('a mitigation note', () => {
  it('is available once the challenge is solved', async () => {
    const path = '/rest/range/mitigation/passwordRepeatChallenge';
    const before = await client.get(path);
    expect([before.status, before.json().error]).toEqual([
      403,
      'The mitigation note is available once the challenge is solved.',
    ]);
    await client.post('/api/Users', { email: 'kim@example.org', password: 'secret123' });
    const after = await client.get(path);
    expect(after.status).toBe(200);
    expect(after.json().mitigation.split(/[.!?](?: |$)/).length).toBeGreaterThan(3);
  });

  it('of an unknown challenge does not exist', async () => {
    expect((await client.get('/rest/range/mitigation/nothing')).status).toBe(404);
  });
});

it('is withheld where an instructor wants none', async () => {
  const strict = await startApp({ configuration: { challenges: { showHints: false, showMitigations: false } } });
  const other = createClient(strict.url);
  const key = 'passwordRepeatChallenge';
  expect((await other.get(`/rest/range/hints/${key}`)).json()).toEqual({ hints: [] });
  await other.post('/api/Users', { email: 'kim@example.org', password: 'secret123' });
  expect((await other.get(`/rest/range/mitigation/${key}`)).status).toBe(404);
  await strict.stop();
});
