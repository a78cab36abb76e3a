import { beforeAll, describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import {
  awkwardTexts,
  fieldlessBodies,
  forgedSession,
  strangeIds,
  strangeTokens,
  unreadableBodies,
} from '../../support/bad-requests.ts';
import { newCustomer } from '../../support/customer.ts';
import { contentsOf } from '../../support/table-contents.ts';

const tables = ['Baskets', 'BasketItems', 'Quantities', 'Wallets'];
const jimsBasket = 2;
let jim: string;

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  jim = await client.login('jim@juice-sh.op', 'ncc-1701');
});

const path = `/rest/basket/${jimsBasket}/checkout`;
const orders = () => app.databases.documents.orders.all();
const stored = () => [contentsOf(app.databases.shop, ...tables), orders(), app.databases.documents.confirmations.all()];

describe('a checkout leaves nothing behind when it is refused', () => {
  it.each(['4711', 'abc', 'null', '-1', "2' OR '1'='1", '🍊', '9'.repeat(500)])('for the basket %s', async (basket) => {
    const before = stored();
    const answer = await client.post(`/rest/basket/${encodeURIComponent(basket)}/checkout`, {}, { token: jim });
    expect([answer.status, answer.json().error.message]).toEqual([500, `Basket with id=${basket} does not exist.`]);
    expect(stored()).toEqual(before);
  });

  it('without a token, and then without a session', async () => {
    const before = stored();
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await client.post(path, {}, { token });
      expect([what, answer.status]).toEqual([what, 401]);
    }
    expect(stored()).toEqual(before);
  });

  it.each(unreadableBodies)('for %s', async (_what, call, status) => {
    const before = stored();
    expect((await client.call('POST', path, { ...call, token: jim })).status).toBe(status);
    expect(stored()).toEqual(before);
  });

  it.each(fieldlessBodies)('for %s, to which no session can be attached', async (_what, call) => {
    const before = stored();
    expect((await client.call('POST', path, { ...call, token: jim })).status).toBe(401);
    expect(stored()).toEqual(before);
  });

  it.each([
    ['too many pieces', { quantity: -1e16 }, {}],
    ['more than a number can hold', { quantity: -1e308 }, {}],
    ['too high a price', {}, { price: 1e300 }],
    ['a price in words', {}, { price: 'priceless' }],
  ])('for %s', async (_what, item, product) => {
    const customer = await newCustomer(client);
    await customer.fill(2, -1);
    for (const [column, value] of Object.entries(item)) {
      app.databases.shop.run(`UPDATE BasketItems SET ${column} = ? WHERE BasketId = ?`, value, customer.basket);
    }
    const { price } = app.databases.shop.get<{ price: number }>('SELECT price FROM Products WHERE id = 2') ?? {
      price: 0,
    };
    app.databases.shop.run('UPDATE Products SET price = ? WHERE id = 2', 'price' in product ? product.price : price);
    const before = stored();
    const answer = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, { token: customer.token });
    expect([answer.status, answer.text]).toEqual([
      400,
      '{"error":"This order comes to more than the shop can count."}',
    ]);
    expect(stored()).toEqual(before);
    app.databases.shop.run('UPDATE Products SET price = ? WHERE id = 2', price);
  });

  it('when it fails half way', async () => {
    const customer = await newCustomer(client);
    await customer.fill(2, 1);
    const before = stored();
    app.databases.shop.run(
      "CREATE TRIGGER broken BEFORE DELETE ON BasketItems BEGIN SELECT RAISE(ABORT, 'out of order'); END",
    );
    const answer = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, { token: customer.token });
    app.databases.shop.run('DROP TRIGGER broken');
    expect([answer.status, answer.json().error.message]).toEqual([500, 'SQLITE_CONSTRAINT: out of order']);
    expect(stored()).toEqual(before);
  });
});

describe('a checkout succeeds', () => {
  it.each([
    ['a null body field', { couponData: null, orderDetails: null }],
    ['details in a list', { orderDetails: [1, 2] }],
    ['details nested deeply', { orderDetails: { paymentId: { a: { b: { c: [] } } }, deliveryMethodId: [[1]] } }],
    ['someone else’s id in the body', { UserId: 1 }],
  ])('with %s', async (_what, body) => {
    const answer = await client.post(path, body, { token: jim });
    expect(answer.status, answer.text).toBe(200);
  });

  it('with a url-encoded body', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'orderDetails[paymentId]=7&orderDetails[deliveryMethodId]=1';
    const answer = await client.post(path, body, { token: jim, headers });
    expect(answer.status).toBe(200);
    expect(orders().at(-1)).toMatchObject({ paymentId: '7', eta: '1' });
  });

  it('with a duplicate key, of which the last counts', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = '{"orderDetails":{"paymentId":"1"},"orderDetails":{"paymentId":"2"}}';
    await client.post(path, body, { token: jim, headers });
    expect(orders().at(-1)?.paymentId).toBe('2');
  });

  it.each(awkwardTexts)('with %s as an id', async (_what, text) => {
    const answer = await client.post(path, { orderDetails: { paymentId: text } }, { token: jim });
    expect(answer.status, answer.text).toBe(200);
    expect(orders().at(-1)?.paymentId).toBe(text.length > 100 ? undefined : text);
  });

  it.each(strangeIds)('for a forged session whose user has the id %j', async (id) => {
    const before = contentsOf(app.databases.shop, 'Wallets');
    const token = await forgedSession(client, { id, email: 'jim@juice-sh.op' });
    const answer = await client.post(path, { orderDetails: { paymentId: 'wallet' } }, { token });
    expect([answer.status, answer.json().error.message]).toEqual([500, 'Insufficient wallet balance.']);
    expect(contentsOf(app.databases.shop, 'Wallets')).toEqual(before);
  });

  it.each([undefined, null, 7, { a: 1 }, ['x'], ''])('for a forged session with the address %j', async (email) => {
    const token = await forgedSession(client, { id: 2, email });
    const answer = await client.post(path, {}, { token });
    expect(answer.status, answer.text).toBe(200);
    expect(orders().at(-1)?.email).toBe('');
  });
});
