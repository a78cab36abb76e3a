import { describe, expect, it } from 'vitest';
import { startApp } from '../../support/app.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';
import { newCustomer } from '../../support/customer.ts';

const app = appForTests();
const { client } = app;

const track = (id: string) => client.get(`/rest/track-order/${encodeURIComponent(id)}`);

describe('tracking an order', () => {
  it('shows all of it to anyone who knows its id', async () => {
    const customer = await newCustomer(client);
    await customer.fill(2, 1);
    const checkout = await client.post(`/rest/basket/${customer.basket}/checkout`, {}, { token: customer.token });
    const { orderConfirmation } = checkout.json();
    const { status, json } = await track(orderConfirmation);
    expect(status).toBe(200);
    expect(json()).toEqual({ status: 'success', data: [app.databases.documents.orders.all().at(-1)] });
    expect(json().data[0]).toMatchObject({ orderId: orderConfirmation, promotionalAmount: '0', paymentId: null });
  });

  it('does not show the customer, only a masked address', async () => {
    const [order] = app.databases.documents.orders.all();
    const { text } = await track(order?.orderId ?? '');
    expect(text).toContain('*dm*n@j**c*-sh.*p');
    expect(text).not.toContain('admin@');
  });

  it.each([
    ['an unknown id', '5267-0000000000000000', undefined],
    ['markup', '<iframe src="javascript:alert(`xss`)">', undefined],
    ['other alphabets', 'заказ 🍊', undefined],
    ['line breaks, which go', 'a\r\nb\n', 'ab'],
    ['exactly 60 characters', 'x'.repeat(60), undefined],
    ['more than 60 characters', 'x'.repeat(61), `${'x'.repeat(59)}...`],
    ['a very long id', 'y'.repeat(5000), `${'y'.repeat(59)}...`],
    ['control characters', '\u0000\u0007\u2028', undefined],
  ])('echoes an id that it does not find: %s', async (_what, id, shown) => {
    const answer = await track(id);
    expect([answer.status, answer.json()]).toEqual([200, { status: 'success', data: [{ orderId: shown ?? id }] }]);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is announced, with the id as it was looked up and what was found', async () => {
    const events: unknown[] = [];
    app.app.events.on('order.tracked', (event) => events.push(event));
    const [order] = app.databases.documents.orders.all();
    await track(order?.orderId ?? '');
    await track(`<b>\r\n${'z'.repeat(100)}`);
    expect(events).toEqual([
      { id: order?.orderId, found: 1 },
      { id: `<b>${'z'.repeat(56)}...`, found: 0 },
    ]);
  });

  it('needs an id', async () => {
    expect((await client.get('/rest/track-order/')).json().error.message).toBe('Unexpected path: /rest/track-order/');
    expect((await client.get('/rest/track-order/%E0%A4%A')).status).toBe(400);
  });

  it('keeps only letters, digits and hyphens where the weakness is switched off', async () => {
    const safe = await startApp({ configuration: { challenges: { safetyMode: 'enabled' } } });
    const path = `/rest/track-order/${encodeURIComponent("' || true || '<iframe src='x'>-_9é")}`;
    const answer = await createClient(safe.url).get(path);
    await safe.stop();
    expect(answer.json().data).toEqual([{ orderId: 'trueiframesrcx-_9' }]);
  });
});
