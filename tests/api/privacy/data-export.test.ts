import { beforeAll, describe, expect, it } from 'vitest';
import type { ExportedData } from '../../../shared/api/account.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import {
  awkwardTexts,
  fieldlessBodies,
  forgedSession,
  strangeTokens,
  unreadableBodies,
} from '../../support/bad-requests.ts';
import type { Answer } from '../../support/client.ts';

const path = '/rest/user/data-export';
let admin: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  admin = await client.login('admin@juice-sh.op', 'admin123');
});

const exportAs = (token: string | undefined, body: unknown = { format: '1' }) => client.post(path, body, { token });
const dataOf = (answer: Answer): ExportedData => JSON.parse(answer.json().userData);

/** Creates a customer, logged in. */
async function customer(email: string): Promise<string> {
  await client.post('/api/Users', { email, password: 'secret', username: 'Eddie' });
  return client.login(email, 'secret');
}

describe('a data export', () => {
  it('is a JSON string inside JSON, indented by two spaces', async () => {
    const answer = await exportAs(admin);
    expect(answer.status).toBe(200);
    const { userData, confirmation } = answer.json();
    expect(Object.keys(answer.json())).toEqual(['userData', 'confirmation']);
    expect(confirmation).toBe('Your data export will open in a new Browser window.');
    expect(userData).toBe(JSON.stringify(JSON.parse(userData), null, 2));
    expect(Object.keys(dataOf(answer))).toEqual(['username', 'email', 'orders', 'reviews', 'memories']);
  });

  it('holds the caller’s orders, reviews and memories', async () => {
    const { username, email, orders, reviews } = dataOf(await exportAs(admin));
    expect({ username, email }).toEqual({ username: '', email: 'admin@juice-sh.op' });
    expect(orders.map(({ orderId }) => orderId.split('-')[0])).toEqual(['5267', '5267']);
    expect(Object.keys(orders[0] ?? {})).toEqual(['orderId', 'totalPrice', 'products', 'bonus', 'eta']);
    expect(reviews.map(({ productId }) => productId)).toEqual([1, 3]);
    expect(Object.keys(reviews[0] ?? {})).toEqual(['message', 'author', 'productId', 'likesCount', 'likedBy']);
  });

  it('addresses pictures by the host that was used for the request', async () => {
    const token = await client.login(
      'john@juice-sh.op',
      await reset('john@juice-sh.op', 'Daniel Boone National Forest'),
    );
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await client.post(path, {}, { token, headers });
    expect(dataOf(answer).memories).toEqual([
      {
        imageUrl: `https://127.0.0.1:${app.port}/assets/public/images/uploads/favorite-hiking-place.png`,
        caption: expect.any(String),
      },
    ]);
    expect(dataOf(await exportAs(token)).memories[0]?.imageUrl).toMatch(/^http:/);
  });

  it('includes the orders of anyone whose email differs only in vowels', async () => {
    for (const email of ['edmin@juice-sh.op', 'admun@juice-sh.op', 'AdmIn@jUIcE-sh.Op']) {
      const { orders } = dataOf(await exportAs(await customer(email)));
      expect([email, orders.length]).toEqual([email, 2]);
    }
  });

  it('is nearly empty for a customer who has done nothing yet', async () => {
    const token = await customer('fresh@example.org');
    expect(dataOf(await exportAs(token))).toEqual({
      username: 'Eddie',
      email: 'fresh@example.org',
      orders: [],
      reviews: [],
      memories: [],
    });
  });

  it.each([{}, { format: '99' }, { format: { a: 1 } }, [], { format: 'x'.repeat(50_000) }])(
    'has one format, whichever is requested (%#)',
    async (body) => {
      expect((await exportAs(admin, body)).status).toBe(200);
    },
  );
});

describe('a data export after an image CAPTCHA', () => {
  it('needs its exact answer, and accepts it any number of times', async () => {
    const token = await customer('captcha@example.org');
    await exportAs(token);
    const { answer } = (await client.get('/rest/image-captcha', { token })).json();
    for (const wrong of [undefined, null, '', answer.toLowerCase() + answer.toUpperCase(), [answer], { a: answer }]) {
      const refused = await exportAs(token, { format: '1', answer: wrong });
      expect([refused.status, refused.text]).toEqual([401, 'Wrong answer to CAPTCHA. Please try again.']);
    }
    expect((await exportAs(token, { format: '1', answer })).status).toBe(200);
    expect((await exportAs(token, { format: '1', answer })).status).toBe(200);
  });

  it('needs the answer to the newest, and ignores those of others', async () => {
    const token = await customer('newest@example.org');
    const first = (await client.get('/rest/image-captcha', { token })).json().answer;
    const second = (await client.get('/rest/image-captcha', { token })).json().answer;
    expect((await exportAs(token, { answer: first })).status).toBe(401);
    expect((await exportAs(token, { answer: second })).status).toBe(200);
    expect((await exportAs(await customer('other@example.org'))).status).toBe(200);
  });
});

describe('a data export is refused', () => {
  it('without a session', async () => {
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await exportAs(token);
      expect([what, answer.status, answer.text]).toEqual([what, 401, '{"status":"error","message":{}}']);
    }
  });

  it.each(fieldlessBodies)('for %s, to which the session cannot be attached', async (_what, call) => {
    const answer = await client.call('POST', path, { ...call, token: admin });
    // A string isn't an object that the guard could write to.
    expect([answer.status, answer.text]).toEqual([401, '{"status":"error","message":{}}']);
  });

  it.each(unreadableBodies)('for %s', async (_what, call, status) => {
    expect((await client.call('POST', path, { ...call, token: admin })).status).toBe(status);
  });

  it('to sessions without an email', async () => {
    for (const email of [undefined, null, '', 7, ['admin@juice-sh.op'], { a: 1 }]) {
      const answer = await exportAs(await forgedSession(client, { id: 1, email }));
      expect(answer.status).toBe(500);
      expect(answer.json().error.message).toBe('Blocked illegal activity by 127.0.0.1');
    }
  });

  it('but not to a made-up session with an awkward email, for which nothing is found', async () => {
    for (const [, text] of awkwardTexts.filter(([, awkward]) => awkward.length < 1000)) {
      const email = text.toWellFormed();
      expect(dataOf(await exportAs(await forgedSession(client, { id: 1, email }))).orders).toEqual([]);
    }
  });
});

/** Resets a password, and returns the new one. */
async function reset(email: string, answer: string): Promise<string> {
  await client.post('/rest/user/reset-password', { email, answer, new: 'newpass1', repeat: 'newpass1' });
  return 'newpass1';
}
