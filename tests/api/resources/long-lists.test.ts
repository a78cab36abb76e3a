import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Budgets, budgets } from '../../../server/budgets.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';

/** Budgets whose `small` the tests change, so that responses are made all in one go or all piece by piece. */
const longAnswers: { -readonly [Name in keyof Budgets['longAnswers']]: number } = { ...budgets.longAnswers };
const longest = { ...budgets.answers, longest: 300_000 };
let app: StartedApp;
let client: ReturnType<typeof createClient>;
let token: string;

beforeAll(async () => {
  app = await startApp({ budgets: { ...budgets, longAnswers, answers: longest } });
  client = createClient(app.url);
  token = await client.login("admin@juice-sh.op'--", 'x');
  for (const message of ['one', 'two 🍊', '"three"', '']) {
    await client.post('/api/Complaints', { message }, { token });
  }
  await client.post('/api/Complaints', { id: 1e15, message: 'far away' }, { token });
  await client.post('/api/BasketItems', { ProductId: 1, BasketId: 1, quantity: 1 }, { token });
});
afterAll(() => app.stop());

/** Fetches two responses to the same request: one made in one go, one made piece by piece. Neither is taken from a cache. */
async function bothWays(path: string) {
  const ask = async (small: number) => {
    longAnswers.small = small;
    await client.get('/rest/captcha');
    const answer = await client.get(path, { token });
    return { status: answer.status, type: answer.headers.get('content-type'), text: answer.text };
  };
  return { atOnce: await ask(Number.MAX_SAFE_INTEGER), inPieces: await ask(0) };
}

describe('a list that is made piece by piece is the same as one that is made in one go:', () => {
  test.each([
    '/api/Users',
    '/api/Products',
    '/api/Products?q=apple',
    '/api/Products?q=%25a%25e',
    '/api/Products?sort=-price,name',
    '/api/Products?sort=-name&offset=3',
    '/api/Products?page=1&count=5',
    '/api/Products?id=[3,1,2]&id=7',
    '/api/Products?description=null',
    '/api/Products?sort=nothing',
    '/api/Products?a.b=1',
    '/api/Products?scope=x',
    '/api/Complaints',
    '/api/Complaints?message=one',
    '/api/Feedbacks',
    '/api/Quantitys',
    '/api/Challenges',
    '/api/Recycles',
    '/api/Addresss',
    '/api/Cards',
    '/rest/memories',
    '/rest/user/authentication-details',
    '/rest/basket/1',
    '/rest/basket/2',
    '/rest/basket/99',
    `/api/Products?q=${'a'.repeat(200)}`,
  ])('%s', async (path) => {
    const { atOnce, inPieces } = await bothWays(path);
    expect(inPieces).toEqual(atOnce);
  });
});

describe('a long list', () => {
  beforeAll(async () => {
    const message = '🍊 and more '.repeat(500);
    for (let count = 0; count < 80; count += 1) {
      await client.post('/api/Complaints', { message: `${count} ${message}` }, { token });
    }
    longAnswers.small = 0;
  });

  test('is refused with a message where it is longer than a response may be', async () => {
    const answer = await client.get('/api/Complaints', { token });
    expect(answer.status).toBe(507);
    expect(answer.text).toContain('Ask for a part of it');
  });

  test('can be read in parts', async () => {
    const answer = await client.get('/api/Complaints?offset=60', { token });
    expect(answer.status).toBe(200);
    expect(answer.json().data.length).toBe(26);
  });

  test('is made once for all clients that request it while nothing changes', async () => {
    let reads = 0;
    const { get } = app.databases.shop;
    Object.assign(app.databases.shop, {
      get: (sql: string, ...values: readonly unknown[]) => {
        reads += 1;
        return get(sql, ...values);
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.get('/api/Complaints?offset=61', { token })),
    );
    Object.assign(app.databases.shop, { get });
    expect(new Set(answers.map(({ status, text }) => `${status} ${text.length}`)).size).toBe(1);
    expect(reads).toBeLessThan(200);
  });

  test('is refused for now where too many clients wait for one', async () => {
    const answers = await Promise.all(
      Array.from({ length: budgets.longAnswers.waiting + 40 }, (_, n) =>
        client.get(`/api/Complaints?offset=${70 + (n % 10)}`, { token }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(503);
    expect(statuses).toContain(200);
  });

  test('finds nothing for a filter with more characters than any string', async () => {
    const answer = await client.get(`/api/Complaints?q=${'a%25'.repeat(600)}`, { token });
    expect(answer.json(), answer.text).toMatchObject({ data: [] });
  });
});
