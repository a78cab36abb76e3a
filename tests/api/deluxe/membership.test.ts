import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import {
  fieldlessBodies,
  forgedSession,
  signedToken,
  strangeIds,
  strangeTokens,
  unreadableBodies,
} from '../../support/bad-requests.ts';
import { claimsOf, unsignedToken } from '../../support/client.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/deluxe-membership';
const offer = '{"status":"success","data":{"membershipCost":49}}';
const already = '{"status":"error","error":"You are already a deluxe member!"}';
const notEligible = '{"status":"error","error":"You are not eligible for deluxe membership!"}';
const noCustomer = '{"status":"error","error":"Something went wrong. Please try again!"}';
const noFunds = '{"status":"error","error":"Insuffienct funds in Wallet"}';
const invalidCard = '{"status":"error","error":"Invalid Card"}';
const ciso = {
  email: 'ciso@juice-sh.op',
  role: 'deluxe',
  deluxeToken: 'd715c2c75d4a42d3825a050e0a0163c1959b51165373f17bd8eed7b1e05bf20d',
};
let customers = 0;

const app = appForTests();
const { client } = app;

/** Creates a customer with this much money and one card. */
async function customer({ balance = 0, expMonth = 12, expYear = 2099 } = {}) {
  customers += 1;
  const email = `customer${customers}@example.org`;
  const { id } = (await client.post('/api/Users', { email, password: 'x' })).json().data;
  const token = await client.login(email, 'x');
  const card = { fullName: 'Kim', cardNum: 1_234_567_812_345_678, expMonth: 12, expYear: 2099 };
  const paymentId: number = (await client.post('/api/Cards', card, { token })).json().data.id;
  app.databases.shop.run('UPDATE Cards SET expMonth = ?, expYear = ? WHERE id = ?', expMonth, expYear, paymentId);
  app.databases.shop.run('UPDATE Wallets SET balance = ? WHERE UserId = ?', balance, id);
  return { id, email, token, paymentId };
}

const join = (body: unknown, token: string) => client.post(path, body, { token });
const balanceOf = async (token: string) => (await client.get('/rest/wallet/balance', { token })).json().data;
const stored = () => contentsOf(app.databases.shop, 'Users', 'Wallets', 'Cards');

describe('the offer', () => {
  it('is for customers', async () => {
    const { token } = await customer();
    const answer = await client.get(path, { token });
    expect([answer.status, answer.text]).toEqual([200, offer]);
  });

  it('is not for members', async () => {
    const token = await client.login(ciso.email, 'mDLx?94T~1CfVfZMzw@sJ9f?s3L6lbMqE70FfI8^54jbNikY5fymx7c!YbJb');
    const answer = await client.get(path, { token });
    expect([answer.status, answer.text]).toEqual([400, already]);
  });

  it.each([
    ['a forged customer', { role: 'customer' }, 200, offer],
    ['a forged member with the right proof', ciso, 400, already],
    ['a member with a wrong proof', { ...ciso, deluxeToken: 'x' }, 400, notEligible],
    ['a member without proof', { email: ciso.email, role: 'deluxe' }, 400, notEligible],
    ['an administrator', { role: 'admin' }, 400, notEligible],
    ['an accountant', { role: 'accounting' }, 400, notEligible],
    ['somebody without a role', {}, 400, notEligible],
    ['nobody', null, 400, notEligible],
  ])('depends only on the token: %s', async (_what, data, status, text) => {
    const answer = await client.get(path, { token: unsignedToken({ data }) });
    expect([answer.status, answer.text]).toEqual([status, text]);
  });

  it.each(['text', 5, [], {}])('is not for a token whose payload is %j', async (payload) => {
    const answer = await client.get(path, { token: unsignedToken(payload) });
    expect([answer.status, answer.text]).toEqual([400, notEligible]);
  });

  it('is not for strange tokens, and ends in an error page with a malformed one', async () => {
    for (const [what, token] of strangeTokens(app.content.keys).filter(([name]) => name !== 'an unsigned token')) {
      const isToken = token !== 'jim' && !token?.startsWith('AAAA');
      const { status, text } = await client.get(path, { token });
      expect([what, status]).toEqual([what, isToken ? 400 : 500]);
      expect(text).toContain(isToken ? notEligible : 'Invalid token: no header in signature');
    }
  });
});

describe('becoming a member', () => {
  it('costs 49 from the wallet, and gives a new token', async () => {
    const { id, email, token } = await customer({ balance: 50 });
    const answer = await join({ paymentMode: 'wallet' }, token);
    expect(answer.status).toBe(200);
    const { status, data } = answer.json();
    expect(status).toBe('success');
    expect(data).toEqual({ confirmation: 'Congratulations! You are now a deluxe member!', token: expect.any(String) });
    const claims = claimsOf(data.token);
    expect(Object.keys(claims)).toEqual(['status', 'data', 'iat']);
    expect(Object.keys(claims.data)).toEqual([
      ...['id', 'username', 'email', 'password', 'role', 'deluxeToken', 'lastLoginIp', 'profileImage', 'totpSecret'],
      ...['isActive', 'createdAt', 'updatedAt', 'deletedAt'],
    ]);
    expect(claims.data).toMatchObject({ id, email, role: 'deluxe', isActive: true, deletedAt: null });
    expect(claims.data.deluxeToken).toMatch(/^[0-9a-f]{64}$/);
    expect(claims.data.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await balanceOf(token)).toBe(1);
  });

  it('gives member prices with the new token, while the old one still says customer', async () => {
    const { token } = await customer({ balance: 49 });
    const { token: renewed } = (await join({ paymentMode: 'wallet' }, token)).json().data;
    expect((await client.get(path, { token: renewed })).text).toBe(already);
    expect((await client.get('/api/Deliverys/1', { token: renewed })).json().data.price).toBe(0.5);
    expect((await client.get(path, { token })).text).toBe(offer);
  });

  it('keeps the basket', async () => {
    const { token } = await customer();
    const { token: renewed } = (await join({}, token)).json().data;
    const bid = app.databases.shop.get<{ id: number }>('SELECT max(id) AS id FROM Baskets')?.id;
    const own = await client.post(
      '/api/BasketItems',
      { ProductId: 6, BasketId: `${bid}`, quantity: 1 },
      { token: renewed },
    );
    expect(own.status).toBe(200);
    const other = { ProductId: 6, BasketId: '1', quantity: 1 };
    expect((await client.post('/api/BasketItems', other, { token: renewed })).status).toBe(401);
  });

  it('is possible once', async () => {
    const { token } = await customer({ balance: 100 });
    expect((await join({ paymentMode: 'wallet' }, token)).status).toBe(200);
    const again = await join({ paymentMode: 'wallet' }, token);
    expect([again.status, again.text]).toEqual([400, noCustomer]);
    expect(await balanceOf(token)).toBe(51);
  });

  it('is refused with less than 49 in the wallet', async () => {
    const { token } = await customer({ balance: 48.99 });
    const before = stored();
    const answer = await join({ paymentMode: 'wallet' }, token);
    expect([answer.status, answer.text]).toEqual([400, noFunds]);
    expect(stored()).toEqual(before);
  });

  it('is free for a customer without a wallet', async () => {
    const { id, token } = await customer();
    app.databases.shop.run('DELETE FROM Wallets WHERE UserId = ?', id);
    expect((await join({ paymentMode: 'wallet' }, token)).status).toBe(200);
  });

  it('accepts a valid card, and charges it nothing', async () => {
    const { token, paymentId } = await customer({ balance: 10 });
    expect((await join({ paymentMode: 'card', paymentId }, token)).status).toBe(200);
    expect(await balanceOf(token)).toBe(10);
  });

  const now = new Date();
  it.each([
    ['this month', now.getMonth() + 1, now.getFullYear(), 200],
    ['this year’s last month', 12, now.getFullYear(), 200],
    ['next year', 1, now.getFullYear() + 1, 200],
    ['last month', now.getMonth(), now.getFullYear(), 400],
    ['last year', 12, now.getFullYear() - 1, 400],
  ])('accepts a card until the end of its last month: %s', async (_what, expMonth, expYear, status) => {
    const { token, paymentId } = await customer({ expMonth, expYear });
    const answer = await join({ paymentMode: 'card', paymentId }, token);
    expect(answer.status).toBe(status);
    if (status === 400) {
      expect(answer.text).toBe(invalidCard);
    }
  });

  it.each([
    ['somebody else’s', 5],
    ['an unknown', 4711],
    ['no', undefined],
    ['null for a', null],
    ['words for a', 'x'],
    ['a list for a', [1]],
    ['an object for a', { $gt: 0 }],
    ['a negative', -1],
  ])('is refused with %s card', async (_what, paymentId) => {
    const { token } = await customer();
    const before = stored();
    const answer = await join({ paymentMode: 'card', paymentId }, token);
    expect([answer.status, answer.text]).toEqual([400, invalidCard]);
    expect(stored()).toEqual(before);
  });

  it('is refused with a card that has no expiry date', async () => {
    const { token, paymentId } = await customer();
    app.databases.shop.run('UPDATE Cards SET expMonth = NULL, expYear = NULL WHERE id = ?', paymentId);
    expect((await join({ paymentMode: 'card', paymentId }, token)).text).toBe(invalidCard);
  });

  it.each([undefined, '', null, 'free', 'WALLET', 0, [], ['wallet'], { wallet: 1 }, '\u0000', '🍹'])(
    'costs nothing in the mode %j',
    async (paymentMode) => {
      const { token } = await customer({ balance: 60 });
      expect((await join({ paymentMode }, token)).status).toBe(200);
      expect(await balanceOf(token)).toBe(60);
    },
  );

  it('uses the last of two modes, and never the user in the body', async () => {
    const { id, token } = await customer({ balance: 0 });
    const headers = { 'content-type': 'application/json' };
    const body = '{"paymentMode":"","UserId":2,"paymentMode":"wallet"}';
    expect((await client.post(path, body, { token, headers })).text).toBe(noFunds);
    expect((await client.post(path, '{"UserId":2}', { token, headers })).status).toBe(200);
    const roles = app.databases.shop.all('SELECT role FROM Users WHERE id IN (2, ?) ORDER BY id', id);
    expect(roles).toEqual([{ role: 'customer' }, { role: 'deluxe' }]);
  });

  it.each(['admin@juice-sh.op', 'accountant@juice-sh.op', 'ciso@juice-sh.op'])(
    'is for customers only, not for %s',
    async (email) => {
      const before = stored();
      const answer = await join({}, await client.login(`${email}'--`, 'x'));
      expect([answer.status, answer.text]).toEqual([400, noCustomer]);
      expect(stored()).toEqual(before);
    },
  );

  it('is not for deleted users', async () => {
    const answer = await join({}, await client.login("chris.pike@juice-sh.op'--", 'x'));
    expect([answer.status, answer.text]).toEqual([400, noCustomer]);
  });
});

describe('what the shop announces', () => {
  it('is the mode as sent, once the membership is there', async () => {
    const heard: unknown[] = [];
    app.app.events.on('membership.started', (event) => heard.push(event));
    const poor = await customer();
    await join({ paymentMode: 'wallet' }, poor.token);
    expect(heard).toEqual([]);
    await join({ paymentMode: 'free' }, poor.token);
    await join({ paymentMode: 'wallet' }, (await customer({ balance: 49 })).token);
    expect(heard).toEqual([
      { paymentMode: 'free', isTokenValid: true },
      { paymentMode: 'wallet', isTokenValid: true },
    ]);
  });
});

describe('without a session', () => {
  it('nobody becomes a member, whatever the token', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await client.post(path, { paymentMode: '' }, { token });
      expect([what, answer.status, answer.text]).toEqual([what, 401, '{"status":"error","message":{}}']);
    }
    expect(stored()).toEqual(before);
  });

  it('a forged token whose user is unknown, or has a strange id, makes no member', async () => {
    const before = stored();
    for (const id of [4711, -1, 0.5, ...strangeIds]) {
      const answer = await join({}, await forgedSession(client, { id, role: 'customer' }));
      expect([id, answer.status, answer.text]).toEqual([id, 400, noCustomer]);
    }
    expect(stored()).toEqual(before);
  });

  it('a token that has expired since its session began still makes a member, and says so', async () => {
    const { id, email } = await customer();
    const soon = Math.round(Date.now() / 1000) + 1;
    const token = signedToken({ data: { id, email }, exp: soon }, app.content.keys.jwtPrivateKey);
    await client.get('/rest/user/whoami', { cookie: token });
    const heard: unknown[] = [];
    app.app.events.on('membership.started', (event) => heard.push(event));
    await expect.poll(() => Date.now() / 1000, { timeout: 5000 }).toBeGreaterThan(soon + 1);
    expect((await join({}, token)).status).toBe(200);
    expect(heard).toEqual([{ isTokenValid: false }]);
  });
});

describe('bad input', () => {
  it.each(unreadableBodies)('that is %s is refused before anything is looked at', async (_what, call, status) => {
    const { token } = await customer();
    const before = stored();
    expect((await client.call('POST', path, { token, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it.each(fieldlessBodies)('of %s has no place for the session', async (_what, call) => {
    const { token } = await customer();
    expect((await client.call('POST', path, { token, ...call })).status).toBe(401);
  });
});
