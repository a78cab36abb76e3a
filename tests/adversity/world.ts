import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyMaterial } from '../../shared/content/content.ts';
import { createClient } from '../support/client.ts';
import type { Keyring } from './wrong/credentials.ts';

/** What a request needs to know about the shop to be nearly right. */
export interface World {
  readonly keys: Keyring;
  /** Jim's token. */
  readonly basket: string;
  readonly item: string;
  readonly address: string;
  readonly card: string;
  readonly captcha: { readonly captchaId: number; readonly answer: string };
  readonly review: string;
  readonly order: { readonly id: string; readonly orderId: string };
}

const builtContent = join(import.meta.dirname, '../../dist/server/content.json');

/**
 * Resets the shop and finds out what is in it. Whoever is logged in stays so.
 * @param keys null logs everyone in
 */
export async function freshWorld(url: string, known: Keyring | null): Promise<World> {
  const client = createClient(url);
  const reset = await client.post('/rest/range/reset-shop', { confirm: true }, { headers: { 'x-range': '1' } });
  if (reset.status !== 200) {
    throw new Error(`The shop was not reset: ${reset.status} ${reset.text}`);
  }
  const keys = known ?? (await logIn(url));
  const asJim = { token: keys.customer };
  const jimsBasket = '2';
  await client.post('/api/BasketItems', { ProductId: 1, BasketId: jimsBasket, quantity: 1 }, asJim);
  const basket = await client.get(`/rest/basket/${jimsBasket}`, asJim);
  const address = await client.post('/api/Addresss', { fullName: 'Jim', mobileNum: 1_234_567, zipCode: '1' }, asJim);
  const card = await client.post(
    '/api/Cards',
    { fullName: 'Jim', cardNum: 4_111_111_111_111_111, expMonth: 1, expYear: 2099 },
    asJim,
  );
  const captcha = (await client.get('/rest/captcha')).json();
  const reviews = await client.get('/rest/products/1/reviews');
  const orders = await client.get('/rest/order-history/orders', { token: keys.accountant });
  const [order] = orders.json().data;
  return {
    keys,
    basket: jimsBasket,
    item: String(basket.json().data.Products[0].BasketItem.id),
    address: String(address.json().data.id),
    card: String(card.json().data.id),
    captcha: { captchaId: captcha.captchaId, answer: captcha.answer },
    review: reviews.json().data[0]._id,
    order: { id: order._id, orderId: order.orderId },
  };
}

async function logIn(url: string): Promise<Keyring> {
  const client = createClient(url);
  // Nobody needs to know a password here: the injected `--` comments the check out.
  const as = (name: string) => client.login(`${name}@juice-sh.op'--`, 'x');
  const { jwtPrivateKey, jwtPublicKey }: KeyMaterial = JSON.parse(readFileSync(builtContent, 'utf8')).keys;
  return {
    customer: await as('jim'),
    member: await as('ciso'),
    accountant: await as('accountant'),
    admin: await as('admin'),
    privateKey: jwtPrivateKey,
    publicKey: jwtPublicKey,
  };
}
