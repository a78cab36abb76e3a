import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import {
  fieldlessBodies,
  forgedSession,
  strangeIds,
  strangeTokens,
  unreadableBodies,
} from '../../support/bad-requests.ts';
import { contentsOf } from '../../support/table-contents.ts';

const path = '/rest/wallet/balance';
const noSession = '{"status":"error","message":{}}';
const failure = '{"status":"error"}';
const notAccepted = '{"status":"error","message":"Payment not accepted."}';
const jimsCard = 5;
const bendersCard = 6;
let jim: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const topUp = (body: unknown, token = jim) => client.put(path, body, { token });
const balance = async (): Promise<number> => (await client.get(path, { token: jim })).json().data;
const stored = () => contentsOf(app.databases.shop, 'Wallets', 'Cards');

describe('the balance', () => {
  it('is the caller’s', async () => {
    const answer = await client.get(path, { token: jim });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":100}']);
    const uvogin = await client.login('uvogin@juice-sh.op', 'muda-muda > ora-ora');
    expect((await client.get(path, { token: uvogin })).text).toBe('{"status":"success","data":100}');
    const admin = await client.login('admin@juice-sh.op', 'admin123');
    expect((await client.get(path, { token: admin })).text).toBe('{"status":"success","data":0}');
  });

  it('is nothing for a fresh account', async () => {
    await client.post('/api/Users', { email: 'fresh@example.org', password: 'x' });
    const token = await client.login('fresh@example.org', 'x');
    expect((await client.get(path, { token })).text).toBe('{"status":"success","data":0}');
  });

  it('is not found for a customer without a wallet', async () => {
    const answer = await client.get(path, { token: await forgedSession(client, { id: 4711 }) });
    expect([answer.status, answer.text]).toEqual([404, failure]);
  });
});

describe('a top-up', () => {
  it('adds to the balance and answers with the amount', async () => {
    const before = await balance();
    const answer = await topUp({ balance: 10, paymentId: jimsCard });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":10}']);
    expect(await balance()).toBe(before + 10);
  });

  it('accepts the amount as a string, and answers with that', async () => {
    const before = await balance();
    const answer = await topUp({ balance: '12.5', paymentId: `${jimsCard}` });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success","data":"12.5"}']);
    expect(await balance()).toBe(before + 12.5);
  });

  it.each([-1000, 0, 1e12, 0.01])('is not limited: %d', async (amount) => {
    const before = await balance();
    const answer = await topUp({ balance: amount, paymentId: jimsCard });
    expect([answer.status, answer.json().data]).toEqual([200, amount]);
    expect(await balance()).toBe(before + amount);
  });

  it('accepts a card that has expired', async () => {
    app.databases.shop.run('UPDATE Cards SET expYear = 2001 WHERE id = ?', jimsCard);
    expect((await topUp({ balance: 1, paymentId: jimsCard })).status).toBe(200);
    app.databases.shop.run('UPDATE Cards SET expYear = 2099 WHERE id = ?', jimsCard);
  });

  it.each([
    ['somebody else’s card', { paymentId: bendersCard }],
    ['an unknown card', { paymentId: 4711 }],
    ['no card', {}],
    ['null for a card', { paymentId: null }],
    ['words for a card', { paymentId: 'wallet' }],
    ['SQL for a card', { paymentId: "5' OR '1'='1" }],
    ['a list of cards', { paymentId: [jimsCard] }],
    ['an object as a card', { paymentId: { $gt: 0 } }],
    ['true for a card', { paymentId: true }],
  ])('is not accepted with %s', async (_what, fields) => {
    const before = stored();
    const answer = await topUp({ balance: 10, ...fields });
    expect([answer.status, answer.text]).toEqual([402, notAccepted]);
    expect(stored()).toEqual(before);
  });

  it.each([
    ['no amount', {}],
    ['null', { balance: null }],
    ['words', { balance: 'a lot' }],
    ['an empty text', { balance: '' }],
    ['NaN', { balance: 'NaN' }],
    ['a hexadecimal text', { balance: '0x10' }],
    ['a list', { balance: [10] }],
    ['an object', { balance: { a: 1 } }],
    ['true', { balance: true }],
    ['half a character', { balance: '\ud83c' }],
  ])('fails with %s as an amount', async (_what, fields) => {
    const before = stored();
    const answer = await topUp({ paymentId: jimsCard, ...fields });
    expect([answer.status, answer.text]).toEqual([404, failure]);
    expect(stored()).toEqual(before);
  });

  it.each(['1e308', '1e400', '-1e400'])('fails where no number can hold the sum: %s', async (amount) => {
    const before = stored();
    const headers = { 'content-type': 'application/json' };
    const body = `{"balance":${amount},"paymentId":${jimsCard}}`;
    const answer = await client.put(path, body, { token: jim, headers });
    expect([answer.status, answer.text]).toEqual([404, failure]);
    expect(stored()).toEqual(before);
  });

  it('fails for a customer with a card but no wallet', async () => {
    app.databases.shop.run('DELETE FROM Wallets WHERE UserId = 3');
    const bender = await client.login('bender@juice-sh.op', 'OhG0dPlease1nsertLiquor!');
    const answer = await topUp({ balance: 10, paymentId: bendersCard }, bender);
    expect([answer.status, answer.text]).toEqual([404, failure]);
  });

  it('uses the last of two amounts, and never the user in the body', async () => {
    const before = await balance();
    const headers = { 'content-type': 'application/json' };
    const body = `{"balance":500,"UserId":1,"balance":5,"paymentId":${jimsCard}}`;
    expect((await client.put(path, body, { token: jim, headers })).status).toBe(200);
    expect(await balance()).toBe(before + 5);
  });
});

describe('without a session', () => {
  it('nothing is shown or booked, whatever the token', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      for (const [method, call] of [
        ['GET', {}],
        ['PUT', { body: { balance: 10, paymentId: jimsCard } }],
      ] as const) {
        const answer = await client.call(method, path, { token, ...call });
        expect([what, method, answer.status, answer.text]).toEqual([what, method, 401, noSession]);
      }
    }
    expect(stored()).toEqual(before);
  });

  it('a forged token whose user has a strange id has no wallet', async () => {
    for (const id of strangeIds) {
      const token = await forgedSession(client, { id });
      expect((await client.get(path, { token })).status).toBe(404);
      expect((await topUp({ balance: 10, paymentId: jimsCard }, token)).status).toBe(402);
    }
  });
});

describe('bad input', () => {
  it.each(unreadableBodies)('that is %s is refused before anything is looked at', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('PUT', path, { token: jim, ...call })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it.each(fieldlessBodies)('of %s has no place for the session', async (_what, call) => {
    const answer = await client.call('PUT', path, { token: jim, ...call });
    expect([answer.status, answer.text]).toEqual([401, noSession]);
  });
});
