import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Client, createClient } from '../../support/client.ts';
import { type Customer, newCustomer } from '../../support/customer.ts';
import type { ShopWithBrowser } from '../running-shop.ts';
import { putSession } from '../visits.ts';

/** Somebody who has just registered, at a screen of the shop, with a way to ask the server behind the page's back. */
export interface VisitingCustomer extends Customer {
  readonly page: Page;
  readonly client: Client;
  /** What the server has in their basket now: product ids and quantities. */
  basketOnServer(): Promise<readonly (readonly [productId: number, quantity: number])[]>;
  /** Rows of a list such as `/api/Addresss`, as the server gives them to this customer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what the wire holds
  rows(path: string): Promise<readonly any[]>;
}

/** What the customer has before the page is opened. */
export interface Belongings {
  readonly basket?: readonly (readonly [productId: number, quantity: number])[];
  readonly addresses?: readonly object[];
  readonly cards?: readonly object[];
}

/** Registers a customer, gives them what the test says, and opens a screen with their session. */
export async function visitAs(
  shop: ShopWithBrowser,
  route: string,
  { basket = [], addresses = [], cards = [] }: Belongings = {},
  options: BrowserContextOptions = {},
): Promise<VisitingCustomer> {
  const client = createClient(shop.url);
  const customer = await newCustomer(client);
  const { token } = customer;
  for (const [product, quantity] of basket) {
    await customer.fill(product, quantity);
  }
  for (const address of addresses) {
    await expectCreated(client.post('/api/Addresss', address, { token }));
  }
  for (const card of cards) {
    await expectCreated(client.post('/api/Cards', card, { token }));
  }
  const page = await shop.open('/#/login', options);
  await putSession(page, token, customer.basket);
  await goTo(page, route);
  return {
    ...customer,
    page,
    client,
    basketOnServer: async () => {
      const answer = await client.get(`/rest/basket/${customer.basket}`, { token });
      const products: readonly { id: number; BasketItem: { quantity: number } }[] = answer.json().data.Products;
      return products.map(({ id, BasketItem }) => [id, BasketItem.quantity] as const);
    },
    rows: async (path) => (await client.get(path, { token })).json().data,
  };
}

/** To another screen within the page, as a link does. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    route.replace(/^\/#/, ''),
  );
}

/** An address that nothing is wrong with. */
export const homeAddress = {
  fullName: 'Anna Mustermann',
  mobileNum: 4917012345,
  zipCode: '20095',
  streetAddress: 'Apfelweg 7',
  city: 'Hamburg',
  state: 'HH',
  country: 'Germany',
} as const;

/** A card that nothing is wrong with. */
export const bankCard = { fullName: 'Anna Mustermann', cardNum: 4111111111114242, expMonth: 7, expYear: 2088 } as const;

/** The number of pieces beside the basket in the bar. */
export async function inBar(page: Page): Promise<number> {
  return Number(await page.textContent('.fa-layers-counter'));
}

/** The text of the snack bar, without its buttons. */
export function snackBar(page: Page): Promise<string | null> {
  return page.textContent('.mat-mdc-snack-bar-container .mat-mdc-snack-bar-label');
}

async function expectCreated(answer: ReturnType<Client['post']>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 201) {
    throw new Error(`The shop refuses what the test begins with: ${status} ${text}`);
  }
}
