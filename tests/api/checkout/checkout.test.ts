import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { couponCode } from '../../../server/shop/coupon-codes.ts';
import type { ShopEvents } from '../../../server/shop/events.ts';
import { appForTests } from '../../support/app-for-tests.ts';
import { type Customer, newCustomer } from '../../support/customer.ts';

const appleJuice = { id: 1, price: 1.99, deluxePrice: 0.99 };
/** A product that costs 5000. */
const salesmanArtwork = { id: 42 };

const app = appForTests();
const { client } = app;

beforeAll(async () => {
  // There is only one in stock, and the tests below sell many.
  app.databases.shop.run('UPDATE Quantities SET quantity = 1000 WHERE ProductId = ?', salesmanArtwork.id);
});

const checkout = (customer: Customer, body: unknown = {}) =>
  client.post(`/rest/basket/${customer.basket}/checkout`, body, { token: customer.token });

/** Returns the order as it was stored, found as a customer finds it. */
async function orderOf(customer: Customer) {
  const history = await client.get('/rest/order-history', { token: customer.token });
  return history.json().data.at(-1);
}

async function placed(customer: Customer, body: unknown = {}) {
  const answer = await checkout(customer, body);
  expect(answer.status, answer.text).toBe(200);
  return orderOf(customer);
}

const stockOf = (productId: number) =>
  app.databases.shop.get<{ quantity: number }>('SELECT quantity FROM Quantities WHERE ProductId = ?', productId)
    ?.quantity ?? 0;
const balanceOf = async ({ token }: Customer): Promise<number> =>
  (await client.get('/rest/wallet/balance', { token })).json().data;
const setBalance = ({ email }: Customer, balance: number) =>
  app.databases.shop.run(
    'UPDATE Wallets SET balance = ? WHERE UserId = (SELECT id FROM Users WHERE email = ?)',
    balance,
    email,
  );
const basketOf = async ({ basket, token }: Customer) =>
  (await client.get(`/rest/basket/${basket}`, { token })).json().data;

describe('a checkout', () => {
  it('answers with an order id made of the customer’s address and a random part', async () => {
    const customer = await newCustomer(client);
    await customer.fill(appleJuice.id, 2);
    const { status, text, json } = await checkout(customer);
    expect(status).toBe(200);
    expect(text).toMatch(/^\{"orderConfirmation":"[\da-f]{4}-[\da-f]{16}"\}$/);
    const prefix = createHash('md5').update(customer.email).digest('hex').slice(0, 4);
    expect(json().orderConfirmation.slice(0, 4)).toBe(prefix);
  });

  it('stores the order with everything the contract names', async () => {
    const customer = await newCustomer(client, 'Ulrike.Ideal@example.org');
    await customer.fill(appleJuice.id, 3);
    await customer.fill(salesmanArtwork.id, 1);
    const orderDetails = { paymentId: '3', addressId: '4', deliveryMethodId: '1' };
    const order = await placed(customer, { orderDetails });
    expect(order).toEqual({
      _id: expect.stringMatching(/^[2-9A-Za-z]{17}$/),
      promotionalAmount: '0',
      paymentId: '3',
      addressId: '4',
      orderId: expect.stringMatching(/^[\da-f]{4}-[\da-f]{16}$/),
      delivered: false,
      email: '*lr*k*.*d**l@*x*mpl*.*rg',
      totalPrice: 3 * 1.99 + 5000 + 0.99,
      products: [
        { quantity: 3, id: 1, name: 'Apple Juice (1000ml)', price: 1.99, total: 3 * 1.99, bonus: 0 },
        { quantity: 1, id: salesmanArtwork.id, name: expect.any(String), price: 5000, total: 5000, bonus: 500 },
      ],
      bonus: 500,
      deliveryPrice: 0.99,
      eta: '1',
    });
  });

  it('takes the goods from the stock, empties the basket and forgets its coupon', async () => {
    const customer = await newCustomer(client);
    await customer.fill(appleJuice.id, 4);
    await client.put(
      `/rest/basket/${customer.basket}/coupon/${encodeURIComponent(couponCode(10, new Date()))}`,
      {},
      { token: customer.token },
    );
    const before = stockOf(appleJuice.id);
    await placed(customer);
    expect(stockOf(appleJuice.id)).toBe(before - 4);
    expect(await basketOf(customer)).toMatchObject({ coupon: null, Products: [] });
  });

  it('accepts an empty basket', async () => {
    const customer = await newCustomer(client);
    expect(await placed(customer)).toMatchObject({ products: [], totalPrice: 0, bonus: 0, eta: '5' });
  });

  it('orders what is in anyone’s basket, on the caller’s account', async () => {
    const [victim, caller] = [await newCustomer(client), await newCustomer(client)];
    await victim.fill(appleJuice.id, 1);
    await client.post(`/rest/basket/${victim.basket}/checkout`, {}, { token: caller.token });
    expect((await orderOf(caller)).products).toHaveLength(1);
    expect((await basketOf(victim)).Products).toEqual([]);
  });

  it('orders products that are no longer sold', async () => {
    const christmasBox = 10;
    const customer = await newCustomer(client);
    await customer.fill(christmasBox, 1);
    const order = await placed(customer);
    expect(order.products[0]).toMatchObject({ id: christmasBox, price: 29.99, bonus: 3 });
  });

  it('pays out the total of negative quantities', async () => {
    const customer = await newCustomer(client);
    await customer.fill(salesmanArtwork.id, -100);
    const before = stockOf(salesmanArtwork.id);
    const order = await placed(customer, { orderDetails: { paymentId: 'wallet' } });
    expect(order).toMatchObject({ totalPrice: -500_000, bonus: -50_000, paymentId: 'wallet' });
    expect(stockOf(salesmanArtwork.id)).toBe(before + 100);
    expect(await balanceOf(customer)).toBe(500_000 - 50_000);
  });

  it('charges members the members’ prices for goods and delivery', async () => {
    const member = await newCustomer(client);
    await client.post('/rest/deluxe-membership', { paymentMode: 'none' }, { token: member.token });
    const token = await client.login(member.email, 'juicy');
    await client.post(
      '/api/BasketItems',
      { ProductId: appleJuice.id, quantity: 2, BasketId: String(member.basket) },
      { token },
    );
    const order = await placed({ ...member, token }, { orderDetails: { deliveryMethodId: '1' } });
    expect(order).toMatchObject({ deliveryPrice: 0.5, totalPrice: 2 * appleJuice.deluxePrice + 0.5 });
    expect(order.products[0].price).toBe(appleJuice.deluxePrice);
  });
});

describe('what a checkout announces', () => {
  const announced = async (customer: Customer, body: unknown = {}) => {
    const events: ShopEvents['order.placed'][] = [];
    app.app.events.on('order.placed', (event) => events.push(event));
    await checkout(customer, body);
    return events;
  };

  it('is what was ordered, and the total', async () => {
    const customer = await newCustomer(client);
    await customer.fill(10, 1);
    await customer.fill(salesmanArtwork.id, -1);
    app.databases.shop.run('UPDATE Baskets SET coupon = ? WHERE id = ?', couponCode(80, new Date()), customer.basket);
    expect(await announced(customer)).toEqual([
      {
        productIds: [10, salesmanArtwork.id],
        couponDiscount: 80,
        campaignDay: null,
        totalPrice: expect.closeTo(-994, 1),
      },
    ]);
  });

  it('names the day of a campaign', async () => {
    const body = { couponData: 'V01OU0RZMjAxOS0xNTUxOTk5NjAwMDAw' };
    expect(await announced(await newCustomer(client), body)).toEqual([
      { productIds: [], couponDiscount: 0, campaignDay: 1_551_999_600_000, totalPrice: 0 },
    ]);
  });

  it('includes orders that the wallet could not pay, but not refused ones', async () => {
    const customer = await newCustomer(client);
    await customer.fill(1, 1);
    expect(await announced(customer, { orderDetails: { paymentId: 'wallet' } })).toHaveLength(1);
    expect(await announced({ ...customer, basket: 4711 })).toEqual([]);
  });
});

describe('delivery', () => {
  it.each([
    ['one day', '1', 0.99, '1'],
    ['fast, the id as a number', 2, 0.5, '3'],
    ['standard', '3', 0, '5'],
    ['unknown', '4711', 0, '5'],
    ['none', undefined, 0, '5'],
    ['no id at all', { $gt: 0 }, 0, '5'],
    ['SQL', '1 OR 1=1', 0, '5'],
  ])('%s', async (_what, deliveryMethodId, deliveryPrice, eta) => {
    const customer = await newCustomer(client);
    const order = await placed(customer, { orderDetails: { deliveryMethodId } });
    expect(order).toMatchObject({ deliveryPrice, eta, totalPrice: deliveryPrice });
  });
});

describe('what a checkout says about payment and address', () => {
  it.each([
    ['nothing at all', {}, { paymentId: null, addressId: null }],
    ['empty details', { orderDetails: {} }, {}],
    ['details of another kind', { orderDetails: 'express' }, {}],
    ['numbers', { orderDetails: { paymentId: 3, addressId: 4 } }, { paymentId: 3, addressId: 4 }],
    ['ids of nobody', { orderDetails: { paymentId: 'x', addressId: '-1' } }, { paymentId: 'x', addressId: '-1' }],
    ['structures', { orderDetails: { paymentId: { $ne: 1 }, addressId: [1] } }, {}],
  ])('is kept, not verified: %s', async (_what, body, fields) => {
    const { paymentId, addressId } = await placed(await newCustomer(client), body);
    expect({ paymentId, addressId }).toEqual({ paymentId: undefined, addressId: undefined, ...fields });
  });
});

describe('a discount', () => {
  async function bought(discount: { coupon?: string; couponData?: string; detour?: boolean }) {
    const customer = await newCustomer(client);
    await customer.fill(salesmanArtwork.id, 1);
    if (discount.coupon !== undefined) {
      app.databases.shop.run('UPDATE Baskets SET coupon = ? WHERE id = ?', discount.coupon, customer.basket);
    }
    return placed(customer, { couponData: discount.couponData });
  }
  const campaign = (text: string) => Buffer.from(text).toString('base64');

  it('is that of the coupon in the basket', async () => {
    expect(await bought({ coupon: couponCode(15, new Date()) })).toMatchObject({
      promotionalAmount: '750.00',
      totalPrice: 4250,
    });
  });

  it('is not given for a coupon of last year', async () => {
    const lastYear = new Date(Date.now() - 366 * 24 * 3600 * 1000);
    expect(await bought({ coupon: couponCode(15, lastYear) })).toMatchObject({
      promotionalAmount: '0',
      totalPrice: 5000,
    });
  });

  it.each([
    ['WMNSDY2019-1551999600000', 75],
    ['WMNSDY2020-1583622000000', 60],
    ['WMNSDY2021-1615158000000', 60],
    ['WMNSDY2022-1646694000000', 60],
    ['WMNSDY2023-1678230000000', 60],
    ['ORANGE2020-1588546800000', 50],
    ['ORANGE2021-1620082800000', 40],
    ['ORANGE2022-1651618800000', 40],
    ['ORANGE2023-1683154800000', 40],
    ['WMNSDY2019-1551999600000-and more', 75],
    ['WMNSDY2019- 1.5519996e12 ', 75],
  ])('is that of a campaign on the day that the customer names: %s', async (text, percent) => {
    const order = await bought({ couponData: campaign(text) });
    expect(order.promotionalAmount).toBe((50 * percent).toFixed(2));
    expect(order.totalPrice).toBe(5000 - 50 * percent);
  });

  it('is read from the documented base64', async () => {
    expect(await bought({ couponData: 'V01OU0RZMjAxOS0xNTUxOTk5NjAwMDAw' })).toMatchObject({ totalPrice: 1250 });
  });

  it('is that of the basket when there are both', async () => {
    const order = await bought({
      coupon: couponCode(10, new Date()),
      couponData: campaign('WMNSDY2019-1551999600000'),
    });
    expect(order.promotionalAmount).toBe('500.00');
  });

  it.each([
    ['another day', campaign('WMNSDY2019-1551999600001')],
    ['no day', campaign('WMNSDY2019')],
    ['an unknown campaign', campaign('WMNSDY2018-1551999600000')],
    ['a name every object has', campaign('constructor-1551999600000')],
    ['nothing', ''],
    ['no base64', '\u0000🍊'],
    ['a coupon', campaign('o*I]qhz3Ww')],
    ['a number', 75],
    ['a structure', { discount: 75 }],
    ['a list', ['V01OU0RZMjAxOS0xNTUxOTk5NjAwMDAw']],
    ['true', true],
  ])('is not given for %s', async (_what, couponData) => {
    expect(await bought({ couponData: couponData as string })).toMatchObject({
      promotionalAmount: '0',
      totalPrice: 5000,
    });
  });
});

describe('paying from the wallet', () => {
  const fromWallet = { orderDetails: { paymentId: 'wallet' } };

  it('takes the total from it and adds the bonus', async () => {
    const customer = await newCustomer(client);
    setBalance(customer, 6000);
    await customer.fill(salesmanArtwork.id, 1);
    await placed(customer, fromWallet);
    expect(await balanceOf(customer)).toBe(6000 - 5000 + 500);
  });

  it('works down to the last cent', async () => {
    const customer = await newCustomer(client);
    setBalance(customer, 5000);
    await customer.fill(salesmanArtwork.id, 1);
    await placed(customer, fromWallet);
    expect(await balanceOf(customer)).toBe(500);
  });

  it('fails below the total, yet the order is placed and its bonus paid', async () => {
    const customer = await newCustomer(client);
    setBalance(customer, 4999.99);
    await customer.fill(salesmanArtwork.id, 1);
    const { status, json } = await checkout(customer, fromWallet);
    expect([status, json().error.message]).toEqual([500, 'Insufficient wallet balance.']);
    expect((await orderOf(customer)).totalPrice).toBe(5000);
    expect((await basketOf(customer)).Products).toEqual([]);
    expect(await balanceOf(customer)).toBe(4999.99 + 500);
  });

  it('does not happen with a card', async () => {
    const customer = await newCustomer(client);
    await customer.fill(salesmanArtwork.id, 1);
    await placed(customer, { orderDetails: { paymentId: 'Wallet' } });
    expect(await balanceOf(customer)).toBe(500);
  });
});
