import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Client, createClient } from '../../support/client.ts';
import { type Customer, newCustomer } from '../../support/customer.ts';
import type { ShopWithBrowser } from '../running-shop.ts';

/** A newly registered customer on a screen of the shop, with a way to query the server without the page. */
export interface VisitingCustomer extends Customer {
  readonly page: Page;
  readonly client: Client;
  /** Returns what the server has in their basket now: product ids and quantities. */
  basketOnServer(): Promise<readonly (readonly [productId: number, quantity: number])[]>;
  /** Returns the rows of a list such as `/api/Addresss`, as the server sends them to this customer. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever was sent
  rows(path: string): Promise<readonly any[]>;
}

/** What the customer has before the page is opened. */
export interface Belongings {
  readonly basket?: readonly (readonly [productId: number, quantity: number])[];
  readonly addresses?: readonly object[];
  readonly cards?: readonly object[];
}

/**
 * Registers a customer, gives them what the test says, and opens a screen with their session.
 * @param before is done in the empty page, before it loads the shop
 */
export async function visitAs(
  shop: ShopWithBrowser,
  route: string,
  { basket = [], addresses = [], cards = [] }: Belongings = {},
  options: BrowserContextOptions = {},
  before?: (page: Page) => Promise<unknown>,
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
  const page = await shop.open(route, options, { token, bid: customer.basket }, before);
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

/** Goes to another screen within the page, as a link does. */
export async function goTo(page: Page, route: string): Promise<void> {
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    route.replace(/^\/#/, ''),
  );
}

/** A valid address. */
export const homeAddress = {
  fullName: 'Anna Mustermann',
  mobileNum: 4917012345,
  zipCode: '20095',
  streetAddress: 'Apfelweg 7',
  city: 'Hamburg',
  state: 'HH',
  country: 'Germany',
} as const;

/** A valid card. */
export const bankCard = { fullName: 'Anna Mustermann', cardNum: 4111111111114242, expMonth: 7, expYear: 2088 } as const;

/** Returns the number of pieces next to the basket in the bar. */
export async function inBar(page: Page): Promise<number> {
  return Number(await page.textContent('.fa-layers-counter'));
}

/** Returns the text of the snack bar, without its buttons. */
export function snackBar(page: Page): Promise<string | null> {
  return page.textContent('.mat-mdc-snack-bar-container .mat-mdc-snack-bar-label');
}

async function expectCreated(answer: ReturnType<Client['post']>): Promise<void> {
  const { status, text } = await answer;
  if (status !== 201) {
    throw new Error(`The shop refuses the test’s preparation: ${status} ${text}`);
  }
}
