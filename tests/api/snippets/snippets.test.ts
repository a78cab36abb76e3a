import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { unreadableBodies } from '../../support/bad-requests.ts';
import { type Client, createClient } from '../../support/client.ts';

describe('coding challenges, of which there are none yet (api-learning.md 12)', () => {
  let app: StartedApp;
  let shop: Client;

  beforeAll(async () => {
    app = await startApp();
    shop = createClient(app.url);
  });
  afterAll(() => app.stop());

  it('lists none', async () => {
    const { status, json } = await shop.get('/snippets');
    expect([status, json()]).toEqual([200, { challenges: [] }]);
  });

  it.each([
    ['loginAdminChallenge', 'loginAdminChallenge'],
    ['fixes', 'fixes'],
    ['verdict', 'verdict'],
    ['%F0%9F%8D%8A%22', '🍊"'],
    ['__proto__', '__proto__'],
  ])('has no code for %s', async (path, key) => {
    const { status, json } = await shop.get(`/snippets/${path}`);
    expect([status, json()]).toEqual([404, { status: 'error', error: `No code challenge for challenge key: ${key}` }]);
  });

  it.each([
    ['a key', { key: 'loginAdminChallenge', selectedLines: [15] }, 'loginAdminChallenge'],
    ['no key', {}, 'undefined'],
    ['a number', { key: 7 }, '7'],
    ['a list', { key: ['a', {}] }, '["a",{}]'],
    ['an object that pretends', { key: { toString: 1, __proto__: null } }, '{"toString":1}'],
  ])('has no verdict on %s', async (_what, body, key) => {
    const { status, json } = await shop.post('/snippets/verdict', body);
    expect([status, json()]).toEqual([404, { status: 'error', error: `No code challenge for challenge key: ${key}` }]);
  });

  it('has no fixes, and judges none', async () => {
    const none = [404, { error: 'No fixes found for the snippet!' }];
    const listed = await shop.get('/snippets/fixes/loginAdminChallenge');
    expect([listed.status, listed.json()]).toEqual(none);
    for (const body of [{ key: 'loginAdminChallenge', selectedFix: 0 }, {}, { key: null }]) {
      const judged = await shop.post('/snippets/fixes', body);
      expect([judged.status, judged.json()]).toEqual(none);
    }
  });

  it.each(unreadableBodies)('answers %s', async (_what, call, status) => {
    for (const path of ['/snippets/verdict', '/snippets/fixes']) {
      expect((await shop.call('POST', path, call)).status).toBe(status);
    }
  });

  it.each(['null', '[]', '"text"', '7'])('answers the body %s', async (body) => {
    const headers = { 'content-type': 'application/json' };
    expect((await shop.call('POST', '/snippets/verdict', { body, headers })).status).toBeGreaterThanOrEqual(400);
  });
});
