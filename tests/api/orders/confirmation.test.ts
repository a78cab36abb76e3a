import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { couponCode } from '../../../server/shop/coupon-codes.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { createClient } from '../../support/client.ts';
import { type Customer, newCustomer } from '../../support/customer.ts';
import { pdfLines } from '../../support/pdf-text.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';

const app = appForTests();
const { client } = app;

async function order(customer: Customer, body: unknown = {}, headers: Record<string, string> = {}): Promise<string> {
  const path = `/rest/basket/${customer.basket}/checkout`;
  const answer = await client.post(path, body, { token: customer.token, headers });
  expect(answer.status, answer.text).toBe(200);
  return answer.json().orderConfirmation;
}

async function download(url: string, orderId: string): Promise<Buffer> {
  const answer = await fetch(`${url}/ftp/order_${orderId}.pdf`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await answer.arrayBuffer());
}

const confirmation = async (orderId: string) => pdfLines(await download(app.url, orderId));

describe('the confirmation of an order', () => {
  it('says what was ordered, by whom and for how much', async () => {
    const customer = await newCustomer(client, 'wilma@example.org');
    await customer.fill(1, 3);
    await customer.fill(3, 2);
    const coupon = encodeURIComponent(couponCode(10, new Date()));
    await client.put(`/rest/basket/${customer.basket}/coupon/${coupon}`, {}, { token: customer.token });
    const orderId = await order(customer, { orderDetails: { deliveryMethodId: '1' } });
    expect(await confirmation(orderId)).toEqual([
      'OWASP Juice Shop',
      'Order Confirmation',
      'Customer: wilma@example.org',
      `Order #: ${orderId}`,
      `Date: ${new Date().toISOString().slice(0, 10)}`,
      '3x Apple Juice (1000ml) ea. 1.99 = 5.97¤',
      '2x Eggfruit Juice (500ml) ea. 8.99 = 17.98¤',
      '10% discount from coupon: -2.40¤',
      'Delivery Price: 0.99¤',
      'Total Price: 22.54¤',
      'Bonus Points Earned: 2',
      '(They go 1:1 into your wallet, to pay for what you order next.',
      'Thank you for your order!',
    ]);
  });

  it('says nothing about a discount when there is none', async () => {
    const lines = await confirmation(await order(await newCustomer(client)));
    expect(lines.some((line) => line.includes('discount'))).toBe(false);
    expect(lines).toContain('Total Price: 0.00¤');
  });

  it('exists even for orders that the wallet could not pay', async () => {
    const customer = await newCustomer(client);
    await customer.fill(3, 1);
    const body = { orderDetails: { paymentId: 'wallet' } };
    await client.post(`/rest/basket/${customer.basket}/checkout`, body, { token: customer.token });
    const stored = app.databases.documents.orders.all().at(-1);
    expect(await confirmation(stored?.orderId ?? '')).toContain('Total Price: 8.99¤');
  });

  it('shows negative amounts', async () => {
    const customer = await newCustomer(client);
    await customer.fill(3, -2);
    expect(await confirmation(await order(customer))).toEqual(
      expect.arrayContaining(['-2x Eggfruit Juice (500ml) ea. 8.99 = -17.98¤', 'Total Price: -17.98¤']),
    );
  });

  it('writes the letters that its font has, and question marks for the others', async () => {
    const lines = await confirmation(
      await order(await newCustomer(client, 'Zoë “Ž” €\u0007 管理\n🍊(\\)@example.org')),
    );
    expect(lines).toContain('Customer: Zoë “Ž” €? ?? ?(\\)@example.org');
  });

  it('is the same file however often it is requested', async () => {
    const orderId = await order(await newCustomer(client));
    const [first, second] = [await download(app.url, orderId), await download(app.url, orderId)];
    expect(first.equals(second)).toBe(true);
  });

  it('shortens overlong text, and continues over several pages', async () => {
    const customer = await newCustomer(client, `${'x'.repeat(5000)}@example.org`);
    const admin = await client.login('admin@juice-sh.op', 'admin123');
    for (let product = 0; product < 60; product += 1) {
      const body = { name: 'very long '.repeat(150), description: 'x', price: 1, deluxePrice: 1, image: 'x.jpg' };
      const { data } = (await client.post('/api/Products', body, { token: admin })).json();
      app.databases.shop.run(
        "INSERT INTO BasketItems (ProductId, BasketId, quantity, createdAt, updatedAt) VALUES (?, ?, 1, '', '')",
        data.id,
        customer.basket,
      );
    }
    const file = await download(app.url, await order(customer));
    expect(file.length).toBeLessThan(100_000);
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
    const text = pdfLines(file).join(' ');
    expect(text.match(/1x very long/g)).toHaveLength(60);
    expect(text).toContain('Total Price: 60.00¤');
  });

  it.each([
    'order_5267-0123456789abcdef.pdf',
    'order_.pdf',
    'ORDER_5267-0123456789abcdef.pdf',
    "order_' || true || '.pdf",
    'order_%252e%252e.pdf',
  ])('does not exist for others: %s', async (name) => {
    expect((await client.get(`/ftp/${encodeURIComponent(name)}`)).status).toBe(404);
  });

  it('does not exist for the orders that the shop is seeded with', async () => {
    const [seeded] = app.databases.documents.orders.all();
    expect((await client.get(`/ftp/order_${seeded?.orderId}.pdf`)).status).toBe(404);
  });
});

describe('the confirmation of an order in the built shop', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  it('is drawn there too, even after a restart', async () => {
    const inShop = createClient(shop.url);
    const customer = await newCustomer(inShop);
    await customer.fill(1, 1);
    const path = `/rest/basket/${customer.basket}/checkout`;
    const { orderConfirmation } = (await inShop.post(path, {}, { token: customer.token })).json();
    const before = await download(shop.url, orderConfirmation);
    expect(pdfLines(before)).toContain('1x Apple Juice (1000ml) ea. 1.99 = 1.99¤');
    shop.kill();
    await shop.waitForRestart();
    expect((await download(shop.url, orderConfirmation)).equals(before)).toBe(true);
  });
});
