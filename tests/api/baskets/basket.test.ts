import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StartedApp, startApp } from '../../support/app.ts';
import { type Client, createClient } from '../../support/client.ts';

describe('baskets over HTTP (api-shop.md 4 and 5)', () => {
  let app: StartedApp;
  let shop: Client;
  let jim: string;

  beforeAll(async () => {
    app = await startApp();
    shop = createClient(app.url);
    jim = await shop.login('jim@juice-sh.op', 'ncc-1701');
  });
  afterAll(() => app.stop());

  const item = (fields: object) => ({ ProductId: 24, BasketId: '2', quantity: 1, ...fields });

  describe('reading a basket', () => {
    it('returns its products, each with its basket item, with ISO dates', async () => {
      const { status, json } = await shop.get('/rest/basket/2', { token: jim });
      expect(status).toBe(200);
      const { data } = json();
      expect(Object.keys(data)).toEqual(['id', 'coupon', 'UserId', 'createdAt', 'updatedAt', 'Products']);
      expect(data).toMatchObject({ id: 2, coupon: null, UserId: 2 });
      const [first] = data.Products;
      expect(Object.keys(first)).toEqual([
        ...['id', 'name', 'description', 'price', 'deluxePrice', 'image', 'createdAt', 'updatedAt', 'deletedAt'],
        'BasketItem',
      ]);
      expect(Object.keys(first.BasketItem)).toEqual([
        ...['ProductId', 'BasketId', 'id', 'quantity', 'createdAt', 'updatedAt'],
      ]);
      expect(first.BasketItem).toMatchObject({ ProductId: first.id, BasketId: 2 });
      expect(first.BasketItem.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    it("returns anyone's basket", async () => {
      const { json } = await shop.get('/rest/basket/1', { token: jim });
      expect(json().data.UserId).toBe(1);
    });

    it.each(['999', 'NaN', 'undefined', "1' or 1=1--", '%F0%9F%8D%8A'])('returns null for %s', async (id) => {
      const answer = await shop.get(`/rest/basket/${id}`, { token: jim });
      expect([answer.status, answer.json()]).toEqual([200, { status: 'success', data: null }]);
    });

    it('includes deleted products', async () => {
      app.databases.shop.run("UPDATE Products SET deletedAt = '2020-01-01 00:00:00.000 +00:00' WHERE id = 1");
      const { data } = (await shop.get('/rest/basket/1', { token: jim })).json();
      expect(data.Products.map(({ id }: { id: number }) => id)).toContain(1);
      app.databases.shop.run('UPDATE Products SET deletedAt = NULL WHERE id = 1');
    });

    it('asks for a token first, then for a session', async () => {
      expect((await shop.get('/rest/basket/1')).status).toBe(401);
      const forged = `${Buffer.from('{"typ":"JWT","alg":"none"}').toString('base64url')}.e30.`;
      const { status, json } = await shop.get('/rest/basket/1', { token: forged });
      expect([status, json()]).toEqual([401, { status: 'error', message: {} }]);
    });
  });

  describe('adding an item', () => {
    it('answers 200 with the values as sent', async () => {
      const { status, text, json } = await shop.post('/api/BasketItems', item({}), { token: jim });
      expect(status).toBe(200);
      expect(json().data).toMatchObject({ ProductId: 24, BasketId: '2', quantity: 1 });
      expect(Object.keys(json().data)).toEqual(['id', 'ProductId', 'BasketId', 'quantity', 'updatedAt', 'createdAt']);
      expect(text).toContain('"BasketId":"2"');
    });

    it('refuses the same product a second time', async () => {
      await shop.post('/api/BasketItems', item({ ProductId: 25 }), { token: jim });
      const { status, json } = await shop.post('/api/BasketItems', item({ ProductId: 25 }), { token: jim });
      expect(status).toBe(500);
      expect(json().error).toMatchObject({ name: 'SequelizeUniqueConstraintError', message: 'Validation error' });
    });

    it('refuses someone else’s basket', async () => {
      const answer = await shop.post('/api/BasketItems', item({ ProductId: 6, BasketId: '3' }), { token: jim });
      expect([answer.status, answer.text]).toEqual([401, "{'error' : 'Invalid BasketId'}"]);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    });

    it('checks the first basket id of a polluted body and stores the last', async () => {
      const body = '{"ProductId":6,"quantity":1,"BasketId":"2","BasketId":"3"}';
      const headers = { 'content-type': 'application/json' };
      const { status, json } = await shop.post('/api/BasketItems', body, { token: jim, headers });
      expect(status).toBe(200);
      expect(json().data.BasketId).toBe('3');
      const { BasketId } = app.databases.shop.get<{ BasketId: number }>(
        'SELECT BasketId FROM BasketItems WHERE id = ?',
        json().data.id,
      ) ?? { BasketId: 0 };
      expect(BasketId).toBe(3);
    });

    it('stores an item without a basket when the body names none', async () => {
      const { status, json } = await shop.post('/api/BasketItems', { ProductId: 6, quantity: 1 }, { token: jim });
      expect(status).toBe(200);
      expect(json().data).not.toHaveProperty('BasketId');
    });

    it.each([
      [
        'more than one customer may buy',
        { ProductId: 1, quantity: 6 },
        'You can order only up to 5 items of this product.',
      ],
      [
        'more than there is in stock',
        { ProductId: 2, quantity: 1000 },
        'We are out of stock! Sorry for the inconvenience.',
      ],
      ['no quantity', { ProductId: 2, quantity: undefined }, 'We are out of stock! Sorry for the inconvenience.'],
      ['a quantity in words', { ProductId: 1, quantity: 'many' }, 'You can order only up to 5 items of this product.'],
      ['no number', { ProductId: 1, quantity: { toString: 1 } }, 'You can order only up to 5 items of this product.'],
    ])('refuses %s', async (_what, fields, error) => {
      const answer = await shop.post('/api/BasketItems', item(fields), { token: jim });
      expect([answer.status, answer.json()]).toEqual([400, { error }]);
    });

    it.each([
      ['an unknown product', item({ ProductId: 4711 }), 'No such product found!'],
      ['no product', { quantity: 1 }, 'WHERE parameter "ProductId" has invalid "undefined" value'],
      ['a structure for a product', item({ ProductId: { a: 1 } }), 'No such product found!'],
    ])('answers 500 for %s', async (_what, body, message) => {
      const { status, json } = await shop.post('/api/BasketItems', body, { token: jim });
      expect([status, json().error.message]).toEqual([500, message]);
    });

    it('answers 500 for a url-encoded body, which has no raw text to read again', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await shop.post('/api/BasketItems', 'ProductId=24&quantity=1', { token: jim, headers });
      expect(answer.status).toBe(500);
    });

    it('accepts negative quantities', async () => {
      const answer = await shop.post('/api/BasketItems', item({ ProductId: 30, quantity: -5 }), { token: jim });
      expect([answer.status, answer.json().data.quantity]).toEqual([200, -5]);
    });
  });

  describe('changing an item', () => {
    const placed = async (ProductId: number) =>
      (await shop.post('/api/BasketItems', item({ ProductId }), { token: jim })).json().data.id as number;

    it('stores another quantity', async () => {
      const id = await placed(32);
      const { status, json } = await shop.put(`/api/BasketItems/${id}`, { quantity: 3 }, { token: jim });
      expect([status, json().data.quantity]).toEqual([200, 3]);
    });

    it('refuses to move it into another basket', async () => {
      const id = await placed(33);
      const { status, json } = await shop.put(`/api/BasketItems/${id}`, { BasketId: 3 }, { token: jim });
      const message = '`BasketId` cannot be updated due `noUpdate` constraint';
      expect([status, json()]).toEqual([
        400,
        { message: `null: ${message}`, errors: [{ field: 'BasketId', message }] },
      ]);
    });

    it('moves an item that is in no basket yet', async () => {
      const created = await shop.post('/api/BasketItems', { ProductId: 6, quantity: 1 }, { token: jim });
      expect(created.status, created.text).toBe(200);
      const { id } = created.json().data;
      const { status, json } = await shop.put(`/api/BasketItems/${id}`, { BasketId: 5 }, { token: jim });
      expect([status, json().data.BasketId]).toEqual([200, 5]);
    });

    it('says so when there is no such item', async () => {
      const { status, json } = await shop.put('/api/BasketItems/4711', { quantity: 1 }, { token: jim });
      expect([status, json().error.message]).toEqual([500, 'No such item found!']);
    });

    it('deletes any item', async () => {
      const id = await placed(35);
      expect((await shop.delete(`/api/BasketItems/${id}`, { token: jim })).json()).toEqual({
        status: 'success',
        data: {},
      });
      expect((await shop.get(`/api/BasketItems/${id}`, { token: jim })).status).toBe(404);
    });
  });

  it('answers every malformed body and keeps answering', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      'null',
      '[]',
      '"text"',
      '{',
      '{"ProductId":[],"quantity":{}}',
      `{"ProductId":"${'9'.repeat(90_000)}"}`,
    ]) {
      const answer = await shop.post('/api/BasketItems', body, { token: jim, headers });
      expect(answer.status, body.slice(0, 40)).toBeGreaterThanOrEqual(400);
    }
    expect((await shop.get('/rest/basket/2', { token: jim })).status).toBe(200);
  });
});
