import type { Page } from 'playwright-core';
import { createClient } from '../../support/client.ts';

/** All kinds of visitors to whom the shop shows something different. */
export const visitors = ['visitor', 'customer', 'deluxe', 'accounting', 'admin'] as const;

export type Visitor = (typeof visitors)[number];

/** What a visitor has: what a login leaves in the browser, and what the steps of a checkout store. */
export interface Belongings {
  /** Undefined for a visitor who isn't logged in. */
  readonly token?: string;
  /** Values for the session storage. */
  readonly session: Readonly<Record<string, string>>;
}

/** The seeded shop has one of each kind. */
const accounts: Readonly<Record<Exclude<Visitor, 'visitor'>, readonly [email: string, password: string]>> = {
  customer: ['jim@juice-sh.op', 'ncc-1701'],
  deluxe: ['bjoern@owasp.org', 'kitten lesser pooch karate buffoon indoors'],
  accounting: ['accountant@juice-sh.op', 'i am an awesome accountant'],
  admin: ['admin@juice-sh.op', 'admin123'],
};

/** What the walk needs to exist. */
export interface PreparedShop {
  readonly belongings: Readonly<Record<Visitor, Belongings>>;
  /** The number of one of the customer's orders. */
  readonly orderId: string;
  /** One of the customer's addresses. */
  readonly addressId: number;
}

/** Logs in every visitor and makes sure that every screen has something to show the customer. */
export async function prepareShop(url: string): Promise<PreparedShop> {
  const client = createClient(url);
  const logIn = async (who: Exclude<Visitor, 'visitor'>) => {
    const [email, password] = accounts[who];
    const answer = await client.post('/rest/user/login', { email, password });
    const { token, bid } = answer.json().authentication;
    return { token, session: { bid: String(bid) } };
  };
  const [customer, deluxe, accounting, admin] = [
    await logIn('customer'),
    await logIn('deluxe'),
    await logIn('accounting'),
    await logIn('admin'),
  ];
  const own = { token: customer.token };
  const addressId: number = (await client.get('/api/Addresss', own)).json().data[0].id;
  const card = { fullName: 'Jim', cardNum: 4716190207394368, expMonth: 2, expYear: 2081 };
  const paymentId: number = (await client.post('/api/Cards', card, own)).json().data.id;
  const fillBasket = async () => {
    for (const ProductId of [6, 24]) {
      await client.post('/api/BasketItems', { ProductId, BasketId: customer.session.bid, quantity: 1 }, own);
    }
  };
  const details = { paymentId: String(paymentId), addressId: String(addressId), deliveryMethodId: '1' };
  await fillBasket();
  const order = await client.post(`/rest/basket/${customer.session.bid}/checkout`, { orderDetails: details }, own);
  await fillBasket();
  return {
    belongings: {
      visitor: { session: {} },
      customer: { ...customer, session: { ...customer.session, ...details, itemTotal: '9.98', walletTotal: '20' } },
      deluxe,
      accounting,
      admin,
    },
    orderId: order.json().orderConfirmation,
    addressId,
  };
}

/** Puts what a visitor has into the browser, before a page loads the shop for the first time. */
export async function carry(page: Page, url: string, { token, session }: Belongings): Promise<void> {
  if (token !== undefined) {
    await page.context().addCookies([{ name: 'token', value: token, url }]);
  }
  await page.addInitScript(putIntoStorage, [token ?? null, session] as const);
}

/** Puts what a visitor has into the browser of a page, in place of what another one had. The page takes notice when its screen changes. */
export async function exchange(page: Page, { token, session }: Belongings): Promise<void> {
  await page.context().clearCookies({ name: 'token' });
  if (token !== undefined) {
    await page.context().addCookies([{ name: 'token', value: token, url: page.url() }]);
  }
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(putIntoStorage, [token ?? null, session] as const);
}

/** Stores what a login and a checkout store. It runs in the page. */
function putIntoStorage([token, session]: readonly [string | null, Belongings['session']]): void {
  if (token !== null) {
    localStorage.setItem('token', token);
  }
  for (const [key, value] of Object.entries(session)) {
    sessionStorage.setItem(key, value);
  }
}
