import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient } from '../../support/client.ts';
import { type DecoyApp, startDecoyApp } from '../decoy/decoy-app.ts';

const path = '/solve/challenges/server-side';
const key = 'tRy_H4rd3r_n0thIng_iS_Imp0ssibl3';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
let app: DecoyApp;
let client: Client;
let jim: string;

beforeAll(async () => {
  app = await startDecoyApp();
  client = createClient(app.url);
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});
beforeEach(() => app.app.resetProgress());
afterAll(() => app.stop());

const solved = async () =>
  (await client.get('/api/Challenges'))
    .json()
    .data.filter((challenge: { solved: boolean }) => challenge.solved)
    .map((challenge: { key: string }) => challenge.key);
const link = (imageUrl: string) =>
  client.post('/profile/image/url', new URLSearchParams({ imageUrl }).toString(), { headers: form });

/** Runs a name that is code on Jim's profile page. */
async function runName(code: string) {
  const renamed = await client.post('/profile', new URLSearchParams({ username: code }).toString(), {
    cookie: jim,
    headers: form,
  });
  const cookie = /token=([^;]+)/.exec(renamed.headers.get('set-cookie') ?? '')?.[1];
  expect((await client.get('/profile', { cookie })).status).toBe(200);
}

/** Returns the front end's page, which any unknown path gets. */
async function expectPage(method: string, url: string) {
  const answer = await client.call(method, url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  expect(answer.text).toContain('<title>OWASP Juice Shop</title>');
}

describe('the hidden URL', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])(
    'shows the page to %s until something has happened',
    async (verb) => {
      await expectPage(verb, `${path}?key=${key}`);
      expect(await solved()).toEqual([]);
    },
  );

  it('shows the page for a wrong key, no key and several keys', async () => {
    await link(`http://localhost:3000${path}`);
    for (const query of [
      '',
      '?key=',
      `?key=${key}x`,
      `?key=${key.toLowerCase()}`,
      `?key=${key}&key=${key}`,
      '?key[a]=1',
    ]) {
      await expectPage('GET', path + query);
    }
    expect(await solved()).not.toContain('ssrfChallenge');
  });

  it('takes a linked picture as a sign that the shop can be made to request it, even when nobody is logged in', async () => {
    expect((await link(`http://localhost:3000${path}`)).status).toBe(500);
    const answer = await client.get(`${path}?key=${key}`);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await solved()).toContain('ssrfChallenge');
    await expectPage('GET', `${path}?key=${key}`);
  });

  it('solves one challenge per request, whatever the verb, and the injection first', async () => {
    await link(`http://localhost:3000${path}`);
    await runName('#{1+1}');
    expect(
      (await client.call('POST', `${path}/below?key=${key}`, { body: 'x', headers: { 'content-type': 'x/y' } })).status,
    ).toBe(204);
    expect(await solved()).toContain('sstiChallenge');
    expect(await solved()).not.toContain('ssrfChallenge');
    expect((await client.call('DELETE', `${path}/?key=${key}`)).status).toBe(204);
    expect(await solved()).toContain('ssrfChallenge');
    await expectPage('GET', `${path}?key=${key}`);
  });

  it('is found in any case, like every path', async () => {
    await link(`http://localhost:3000${path}`);
    expect((await client.get(`${path.toUpperCase()}?key=${key}`)).status).toBe(204);
  });

  it('forgets what has happened when the progress is cleared', async () => {
    await link(`http://localhost:3000${path}`);
    app.app.resetProgress();
    await expectPage('GET', `${path}?key=${key}`);
  });
});
