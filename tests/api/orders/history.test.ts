import { describe, expect, it } from 'vitest';
import { appForTests } from '../../support/app-for-tests.ts';
import { forgedSession, strangeTokens } from '../../support/bad-requests.ts';
import { unsignedToken } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';

const app = appForTests();
const { client } = app;

const history = (authorization?: string) =>
  client.get('/rest/order-history', authorization === undefined ? {} : { headers: { authorization } });

describe('the order history', () => {
  it('shows the caller’s orders, oldest first', async () => {
    const admin = await client.login('admin@juice-sh.op', 'admin123');
    const { status, json } = await history(`Bearer ${admin}`);
    expect(status).toBe(200);
    expect(json()).toMatchObject({
      status: 'success',
      data: [
        { email: '*dm*n@j**c*-sh.*p', totalPrice: 8.96, delivered: false, bonus: 0 },
        { email: '*dm*n@j**c*-sh.*p', totalPrice: 26.97, delivered: true, eta: '0' },
      ],
    });
    expect(json().data[0].orderId).toMatch(/^5267-[\da-f]{16}$/);
    expect(Object.keys(json().data[0].products[0])).toEqual(['quantity', 'name', 'price', 'total', 'bonus']);
  });

  it('is empty for a customer who never ordered', async () => {
    const { token } = await newCustomer(client);
    expect((await history(`Bearer ${token}`)).text).toBe('{"status":"success","data":[]}');
  });

  it('shows the orders of addresses that differ only in vowels', async () => {
    const { token } = await newCustomer(client, 'edmin@juice-sh.op');
    const { data } = (await history(`Bearer ${token}`)).json();
    expect(data.map(({ orderId }: { orderId: string }) => orderId.slice(0, 5))).toEqual(['5267-', '5267-']);
  });

  it('accepts the token without a scheme, but not with another one', async () => {
    const { token } = await newCustomer(client);
    expect((await history(token)).status).toBe(200);
    expect((await history(`bearer ${token}`)).status).toBe(500);
    expect((await history(`Basic ${token}`)).status).toBe(500);
  });

  it('is blocked for everybody else', async () => {
    for (const [what, token] of strangeTokens(app.content.keys)) {
      const answer = await history(token === undefined ? undefined : `Bearer ${token}`);
      expect([what, answer.status]).toEqual([what, 500]);
      expect(answer.json().error.message).toMatch(/^Blocked illegal activity by (::ffff:)?127\.0\.0\.1$/);
    }
  });

  it.each([undefined, null, 7, ['jim@juice-sh.op'], { a: 1 }, ''])(
    'is blocked for a forged session with the address %j',
    async (email) => {
      const token = await forgedSession(client, { id: 2, email });
      expect((await history(`Bearer ${token}`)).status).toBe(500);
    },
  );
});

describe('the accountants’ view', () => {
  const accountant = () => client.login("accountant@juice-sh.op'--", 'x');
  const orders = () => app.databases.documents.orders.all();
  const setStatus = (id: string, body: unknown, token?: string) =>
    client.put(`/rest/order-history/${encodeURIComponent(id)}/delivery-status`, body, { token });

  it('sees all orders, newest first', async () => {
    const customer = await newCustomer(client);
    await client.post(`/rest/basket/${customer.basket}/checkout`, {}, { token: customer.token });
    const { status, json } = await client.get('/rest/order-history/orders', { token: await accountant() });
    expect(status).toBe(200);
    expect(json()).toEqual({ status: 'success', data: orders().toReversed() });
    expect(json().data.length).toBeGreaterThan(3);
  });

  it.each([
    [{ deliveryStatus: false }, true, '0'],
    [{ deliveryStatus: true }, false, '1'],
    [{}, true, '0'],
    [{ deliveryStatus: 'false' }, false, '1'],
    [{ deliveryStatus: {} }, false, '1'],
    [{ deliveryStatus: null }, true, '0'],
  ])('toggles the delivery status: %j', async (body, delivered, eta) => {
    const id = orders()[0]?._id ?? '';
    const answer = await setStatus(id, body, await accountant());
    expect([answer.status, answer.text]).toEqual([200, '{"status":"success"}']);
    expect(orders()[0]).toMatchObject({ _id: id, delivered, eta });
  });

  it.each(['unknown', "' || true || '", '5267-0123456789abcdef', '🍊', '{"$ne":-1}', 'x'.repeat(3000)])(
    'changes nothing for the unknown id %s',
    async (id) => {
      const before = orders();
      const answer = await setStatus(id, { deliveryStatus: false }, await accountant());
      expect([answer.status, answer.text]).toEqual([200, '{"status":"success"}']);
      expect(orders()).toEqual(before);
    },
  );

  it('is for accountants only, as the token says', async () => {
    const admin = await client.login('admin@juice-sh.op', 'admin123');
    const calls = (token?: string) => [
      client.get('/rest/order-history/orders', { token }),
      setStatus(orders()[0]?._id ?? '', { deliveryStatus: false }, token),
    ];
    const before = orders();
    for (const answer of await Promise.all([...calls(admin), ...calls()])) {
      expect([answer.status, answer.text]).toEqual([403, '{"error":"Malicious activity detected"}']);
    }
    expect(orders()).toEqual(before);
    for (const answer of await Promise.all(calls(unsignedToken({ data: { role: 'accounting' } })))) {
      expect(answer.status).toBe(200);
    }
  });

  it('answers a request with a body without fields', async () => {
    const token = await accountant();
    const path = `/rest/order-history/${orders()[0]?._id}/delivery-status`;
    expect(
      (await client.call('PUT', path, { token, body: 'text', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(200);
    expect((await client.put(path, 'null', { token, headers: { 'content-type': 'application/json' } })).status).toBe(
      500,
    );
  });
});
