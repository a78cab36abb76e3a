import { afterAll, beforeAll, expect, it } from 'vitest';
import { couponCode } from '../../../server/shop/coupon-codes.ts';
import { type Client, createClient } from '../../support/client.ts';
import { multipartBody, multipartType } from '../../support/multipart.ts';
import { pdfLines } from '../../support/pdf-text.ts';
import { tinyPictures } from '../../support/pictures.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { sendFile } from '../complaints/send-file.ts';
import { asks, type Life, logIn, register, secured } from './customer-life.ts';

let shop: RunningShop;
let client: Client;

beforeAll(async () => {
  shop = await startShop({ data: null });
  client = createClient(shop.url);
});
afterAll(() => shop.stop());

const appleJuice = { id: 1, deluxePrice: 0.99 };
const eggfruitJuice = { id: 3, deluxePrice: 8.99 };
const overnight = 1;

it('a customer lives a whole life with the shop', async () => {
  const email = `jane.${Date.now()}@example.org`;
  const id = await register(client, email, 'Apple pie, 3 slices');
  const jane = await secured(await logIn(client, id, email, 'Apple pie, 3 slices'));
  const addressId = await addAddress(jane);
  const cardId = await addCard(jane);
  await topUp(jane, cardId, 100);
  const member = await becomeMember(jane);
  await fillBasket(member);
  const discounted = await applyCoupon(member);
  const orderId = await order(discounted, addressId);
  await readConfirmation(member, orderId);
  await track(member, orderId);
  await review(member);
  await complain(member);
  await recycle(member, addressId);
  await sharePhoto(member);
  await exportData(member, orderId);
  await leave(member);
});

async function addAddress(life: Life): Promise<number> {
  const address = {
    fullName: 'Jane Doe',
    mobileNum: 4_917_000_001,
    zipCode: '12345',
    streetAddress: '1 Orchard Lane',
    city: 'Pearville',
    state: 'Applesex',
    country: 'Fruitland',
  };
  const { data } = (await asks(life, 201, 'POST', '/api/Addresss', address)).json();
  expect(data).toMatchObject({ ...address, UserId: life.id });
  const book = (await asks(life, 200, 'GET', '/api/Addresss')).json().data;
  expect(book).toMatchObject([{ id: data.id, city: 'Pearville' }]);
  return data.id;
}

async function addCard(life: Life): Promise<number> {
  const card = { fullName: 'Jane Doe', cardNum: 4_815_205_605_542_754, expMonth: 12, expYear: 2099 };
  const { data } = (await asks(life, 201, 'POST', '/api/Cards', card)).json();
  expect(data).toMatchObject({ fullName: 'Jane Doe', UserId: life.id });
  const cards = (await asks(life, 200, 'GET', '/api/Cards')).json().data;
  expect(cards).toMatchObject([{ id: data.id, cardNum: '************2754' }]);
  return data.id;
}

async function balanceOf(life: Life): Promise<number> {
  const answer = (await asks(life, 200, 'GET', '/rest/wallet/balance')).json();
  expect(answer).toEqual({ status: 'success', data: expect.any(Number) });
  return answer.data;
}

async function topUp(life: Life, paymentId: number, balance: number) {
  expect(await balanceOf(life)).toBe(0);
  const answer = await asks(life, 200, 'PUT', '/rest/wallet/balance', { balance, paymentId });
  expect(answer.json()).toEqual({ status: 'success', data: balance });
  expect(await balanceOf(life)).toBe(balance);
}

/** Asserts that the new token says the customer is a member. */
async function becomeMember(life: Life): Promise<Life> {
  const offer = (await asks(life, 200, 'GET', '/rest/deluxe-membership')).json();
  expect(offer).toEqual({ status: 'success', data: { membershipCost: 49 } });
  const { data } = (await asks(life, 200, 'POST', '/rest/deluxe-membership', { paymentMode: 'wallet' })).json();
  expect(data).toEqual({ confirmation: expect.stringContaining('deluxe member'), token: expect.any(String) });
  expect(await balanceOf(life)).toBe(51);
  return { ...life, token: data.token };
}

async function fillBasket(life: Life) {
  for (const [product, quantity] of [
    [appleJuice, 2],
    [eggfruitJuice, 1],
  ] as const) {
    const item = { ProductId: product.id, quantity, BasketId: String(life.basket) };
    const { data } = (await asks(life, 200, 'POST', '/api/BasketItems', item)).json();
    expect(data).toMatchObject({ ProductId: product.id, quantity });
  }
  const { data } = (await asks(life, 200, 'GET', `/rest/basket/${life.basket}`)).json();
  expect(data).toMatchObject({ UserId: life.id, Products: [{ id: appleJuice.id }, { id: eggfruitJuice.id }] });
}

async function applyCoupon(life: Life): Promise<Life> {
  const coupon = encodeURIComponent(couponCode(10, new Date()));
  const answer = await asks(life, 200, 'PUT', `/rest/basket/${life.basket}/coupon/${coupon}`);
  expect(answer.json()).toEqual({ discount: 10 });
  return life;
}

async function order(life: Life, addressId: number): Promise<string> {
  const deliveries = (await asks(life, 200, 'GET', '/api/Deliverys')).json().data;
  expect(deliveries).toContainEqual(expect.objectContaining({ id: overnight, price: 0.5 }));
  const orderDetails = { paymentId: 'wallet', addressId: String(addressId), deliveryMethodId: String(overnight) };
  const checkout = await asks(life, 200, 'POST', `/rest/basket/${life.basket}/checkout`, { orderDetails });
  const { orderConfirmation } = checkout.json();
  expect(orderConfirmation).toMatch(/^[\da-f]{4}-[\da-f]{16}$/);
  const { data } = (await asks(life, 200, 'GET', `/rest/basket/${life.basket}`)).json();
  expect(data).toMatchObject({ Products: [], coupon: null });
  expect(await balanceOf(life)).toBeCloseTo(51 - paid + bonus);
  return orderConfirmation;
}

/** What two apple juices and one eggfruit juice cost at members' prices with ten percent off, plus the delivery. */
const paid = 2 * appleJuice.deluxePrice + eggfruitJuice.deluxePrice - 1.1 + 0.5;

/** The bonus that the shop pays for them. */
const bonus = 1;

async function readConfirmation(life: Life, orderId: string) {
  const response = await fetch(`${shop.url}/ftp/order_${orderId}.pdf`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const lines = pdfLines(Buffer.from(await response.arrayBuffer()));
  expect(lines).toEqual(
    expect.arrayContaining([
      `Customer: ${life.email}`,
      `Order #: ${orderId}`,
      '2x Apple Juice (1000ml) ea. 0.99 = 1.98¤',
      '1x Eggfruit Juice (500ml) ea. 8.99 = 8.99¤',
      'Delivery Price: 0.50¤',
      `Total Price: ${paid.toFixed(2)}¤`,
      `Bonus Points Earned: ${bonus}`,
    ]),
  );
}

async function track(life: Life, orderId: string) {
  const [tracked] = (await asks(life, 200, 'GET', `/rest/track-order/${orderId}`)).json().data;
  expect(tracked).toMatchObject({ orderId, delivered: false, deliveryPrice: 0.5 });
  const history = (await asks(life, 200, 'GET', '/rest/order-history')).json();
  expect(history).toMatchObject({ status: 'success', data: [{ orderId }] });
}

async function review(life: Life) {
  const path = `/rest/products/${eggfruitJuice.id}/reviews`;
  const message = 'Tastes like the cat that drank it.';
  const written = await asks(life, 201, 'PUT', path, { message, author: life.email });
  expect(written.json()).toEqual({ status: 'success' });
  const reviews = (await asks(life, 200, 'GET', path)).json().data;
  expect(reviews).toContainEqual(expect.objectContaining({ message, author: life.email }));
}

async function complain(life: Life) {
  const upload = await sendFile(shop.url, 'invoice.pdf', '%PDF-1.4');
  expect([upload.status, upload.text]).toEqual([204, '']);
  const complaint = { UserId: life.id, message: 'The straw was missing.', file: 'invoice.pdf' };
  const { data } = (await asks(life, 201, 'POST', '/api/Complaints', complaint)).json();
  expect(data).toMatchObject(complaint);
}

async function recycle(life: Life, AddressId: number) {
  const request = { UserId: life.id, AddressId, quantity: 200, isPickup: true, date: '2030-05-01' };
  const { data } = (await asks(life, 201, 'POST', '/api/Recycles', request)).json();
  expect(data).toMatchObject({ UserId: life.id, AddressId, quantity: 200 });
  const noted = (await asks(life, 200, 'GET', `/api/Recycles/${data.id}`)).json().data;
  expect(noted).toMatchObject([{ id: data.id, isPickup: true, date: '2030-05-01T00:00:00.000Z' }]);
}

async function sharePhoto(life: Life) {
  const response = await fetch(`${shop.url}/rest/memories`, {
    method: 'POST',
    headers: { 'content-type': multipartType, authorization: `Bearer ${life.token}` },
    body: new Uint8Array(
      multipartBody(
        { field: 'image', fileName: 'straw.png', type: 'image/png', content: tinyPictures.png },
        { field: 'caption', content: 'My straw' },
      ),
    ),
  });
  expect([response.status, await response.json()]).toMatchObject([200, { data: { caption: 'My straw' } }]);
  const wall = (await asks(life, 200, 'GET', '/rest/memories')).json().data;
  const { imagePath } = wall.find(({ caption }: { caption: string }) => caption === 'My straw');
  const picture = await fetch(`${shop.url}/${imagePath}`);
  expect([picture.status, Buffer.from(await picture.arrayBuffer())]).toEqual([200, tinyPictures.png]);
}

async function exportData(life: Life, orderId: string) {
  const first = (await asks(life, 200, 'POST', '/rest/user/data-export', { format: '1' })).json();
  expect(first.confirmation).toContain('Your data export');
  expect(JSON.parse(first.userData)).toMatchObject({
    email: life.email,
    orders: [{ orderId }],
    reviews: [{ productId: String(eggfruitJuice.id) }],
    memories: [{ caption: 'My straw' }],
  });
  const { answer } = (await asks(life, 200, 'GET', '/rest/image-captcha')).json();
  const second = await asks(life, 200, 'POST', '/rest/user/data-export', { format: '1', answer, UserId: life.id });
  expect(second.json().userData).toBe(first.userData);
}

async function leave({ email, token }: Life) {
  const form = await client.get('/dataerasure', { cookie: token });
  expect([form.status, form.text]).toEqual([200, expect.stringContaining(`placeholder="${email}"`)]);
  const farewell = await client.post(
    '/dataerasure',
    new URLSearchParams({ email, securityAnswer: 'Tiberius' }).toString(),
    {
      cookie: token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
  );
  expect(farewell.status).toBe(200);
  expect(farewell.text).toContain('Sorry to see you leave!');
  expect(farewell.headers.get('set-cookie')).toContain('token=;');
}
