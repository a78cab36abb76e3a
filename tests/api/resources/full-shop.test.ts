import { afterEach, describe, expect, test } from 'vitest';
import { type Budgets, budgets } from '../../../server/budgets.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { type StartedApp, startApp } from '../../support/app.ts';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';

const full = 'The shop is full: reset it to go on.';
let app: StartedApp;
afterEach(() => app.stop());

/** Starts a shop with other limits, and logs in a user. */
async function shopWith(changed: Partial<Budgets>) {
  app = await startApp({ budgets: { ...budgets, ...changed } });
  const client = createClient(app.url);
  return { client, token: await client.login("admin@juice-sh.op'--", 'x') };
}

/** Repeats a write until it is refused, and returns how often it succeeded. */
async function untilRefused(write: () => Promise<{ readonly status: number; readonly text: string }>) {
  for (let count = 0; count < 500; count += 1) {
    const answer = await write();
    if (answer.status >= 400) {
      return { answer, count };
    }
  }
  throw new Error('Nothing was refused.');
}

function rowsOf(table: string): number {
  return app.databases.shop.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? 0;
}

describe('a table with as many rows as it may have', () => {
  test('accepts no more and says so, until rows are deleted', async () => {
    const { client, token } = await shopWith({ shopFile: { ...budgets.shopFile, rowsPerTable: 150 } });
    const complain = () => client.post('/api/Complaints', { message: 'x' }, { token });
    const { answer, count } = await untilRefused(complain);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([507, { message: full, errors: [] }]);
    expect(count).toBeGreaterThan(140);
    expect(rowsOf('Complaints')).toBe(150);
    app.databases.shop.run('DELETE FROM Complaints WHERE id = 1');
    expect((await complain()).status).toBe(201);
    expect((await complain()).status).toBe(507);
  });

  test('leaves no half-finished registration', async () => {
    const { client } = await shopWith({ shopFile: { ...budgets.shopFile, rowsPerTable: 150 } });
    let user = 0;
    const { answer } = await untilRefused(() => {
      user += 1;
      return client.post('/api/Users', { email: `${user}@example.org`, password: 'juicy', passwordRepeat: 'juicy' });
    });
    expect(answer.status).toBe(507);
    // Each user was registered with a wallet.
    expect(Math.max(rowsOf('Users'), rowsOf('Wallets'))).toBe(150);
    expect(
      app.databases.shop.all(
        "SELECT id FROM Users WHERE email LIKE '%@example.org' AND id NOT IN (SELECT UserId FROM Wallets)",
      ),
    ).toEqual([]);
  });
});

describe('a shop with as many bytes as it may have', () => {
  test('accepts nothing by any route, but can be read, and challenges can still be solved', async () => {
    const { client, token } = await shopWith({ shopFile: { ...budgets.shopFile, bytes: 400_000 } });
    const customer = await newCustomer(client);
    await customer.fill(1, 1);
    // First large texts, then small ones to fill the remaining room.
    for (const message of ['x'.repeat(10_000), 'x']) {
      const { answer } = await untilRefused(() => client.post('/api/Complaints', { message }, { token }));
      expect(answer.status).toBe(507);
    }
    const before = app.databases.shopBytes();
    const refused = await Promise.all([
      client.get('/rest/captcha'),
      client.post('/api/Users', { email: 'new@example.org', password: 'juicy', passwordRepeat: 'juicy' }),
      client.post('/api/BasketItems', { ProductId: 2, BasketId: `${customer.basket}`, quantity: 1 }, customer),
      client.post(`/rest/basket/${customer.basket}/checkout`, {}, customer),
      client.put('/api/Products/1', { description: 'x'.repeat(10_000) }),
      client.get('/rest/saveLoginIp', customer),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 507));
    for (const { text } of refused) {
      expect(text).toContain(full);
    }
    expect(app.databases.documents.orders.all().some(({ products }) => products.length === 0)).toBe(false);
    expect(app.databases.shopBytes()).toBe(before);
    expect((await client.get('/rest/products/search?q=apple')).status).toBe(200);
    await client.login("jim@juice-sh.op'--", 'x');
    expect(await solvedKeys(app.url)).toContain('loginJimChallenge');
    expect(app.logged.filter((line) => line.includes(full))).toHaveLength(1);
  });
});

describe('documents', () => {
  test('are refused beyond their budget, as is one that is too long, and nothing is half-changed', async () => {
    const { client, token } = await shopWith({ documents: { bytes: 60_000, count: 100, longest: 9000 } });
    const review = (message: string) => client.put('/rest/products/1/reviews', { message, author: 'me' });
    const { answer, count } = await untilRefused(() => review('x'.repeat(5000)));
    expect([answer.status, count]).toEqual([507, 10]);
    expect(answer.text).toContain(full);
    const reviews = app.databases.documents.reviews.all();
    const all = await client.patch('/rest/products/reviews', { id: { $ne: -1 }, message: 'y'.repeat(4000) }, { token });
    expect(all.status).toBe(507);
    expect(app.databases.documents.reviews.all()).toEqual(reviews);
    const long = await client.patch(
      '/rest/products/reviews',
      { id: reviews[0]?._id, message: 'y'.repeat(9500) },
      { token },
    );
    expect([long.status, long.text]).toEqual([507, expect.stringContaining('in one piece')]);
    // A change that makes them shorter always has room.
    const short = await client.patch('/rest/products/reviews', { id: { $ne: -1 }, message: 'y' }, { token });
    expect(short.status).toBe(200);
    expect((await review('x'.repeat(5000))).status).toBe(201);
  });
});

describe('captchas', () => {
  test('give way to later ones, and the latest stay valid', async () => {
    const { client } = await shopWith({ captchas: { count: 5, pictures: 3 } });
    for (let count = 0; count < 12; count += 1) {
      await client.get('/rest/captcha');
    }
    expect(rowsOf('Captchas')).toBe(5);
    const { captchaId, answer } = (await client.get('/rest/captcha')).json();
    expect(captchaId).toBe(12);
    const feedback = await client.post('/api/Feedbacks', { captchaId, captcha: answer, rating: 3, comment: 'x' });
    expect(feedback.status).toBe(201);
  });
});

describe('a string that is longer than the shop stores', () => {
  test.each([
    ['POST', '/api/Complaints', { message: 'LONG' }],
    ['POST', '/api/Users', { email: 'LONG', password: 'juicy' }],
    ['POST', '/api/Users', { email: 'x@example.org', password: 'juicy', role: 'customer', isActive: 'LONG' }],
    ['PUT', '/api/Products/1', { description: 'LONG' }],
    ['POST', '/api/Cards', { fullName: 'LONG', cardNum: 1_234_567_812_345_678, expMonth: 1, expYear: 2090 }],
    ['POST', '/api/Recycles', { quantity: 'LONG' }],
    ['PUT', '/rest/products/1/reviews', { message: 'LONG', author: 'me' }],
    ['PUT', '/rest/products/1/reviews', { message: 'x', author: ['LONG'] }],
    ['PATCH', '/rest/products/reviews', { id: 'x', message: 'LONG' }],
    ['POST', '/profile', { username: 'LONG' }],
    ['POST', '/profile/image/url', { imageUrl: 'LONG' }],
  ])('is refused by %s %s: %j', async (method, path, body) => {
    const { client, token } = await shopWith({});
    const sent = JSON.stringify(body).replace('LONG', 'x'.repeat(10_241));
    const form = new URLSearchParams(Object.entries(JSON.parse(sent)));
    const answer = path.startsWith('/profile')
      ? await client.call(method, path, {
          body: String(form),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          cookie: token,
        })
      : await client.call(method, path, { body: sent, headers: { 'content-type': 'application/json' }, token });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toMatch(/Validation error: Validation len on \w+ failed/);
  });

  test('is accepted as a password, since only its hash is stored', async () => {
    const { client } = await shopWith({});
    const password = 'p'.repeat(40_000);
    await client.post('/api/Users', { email: 'careful@example.org', password, passwordRepeat: password });
    expect(await client.login('careful@example.org', password)).toBeTruthy();
  });
});
