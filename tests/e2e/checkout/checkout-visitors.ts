import type { Page } from 'playwright-core';
import type { ShopWithBrowser } from '../running-shop.ts';
import { bankCard, goTo, homeAddress, type VisitingCustomer, visitAs } from './customers.ts';

/** What the steps of the checkout have left in the session storage. A field that is null was never chosen. */
export interface Chosen {
  readonly addressId?: string | null;
  readonly deliveryMethodId?: string | null;
  /** `card` stands for the id of the customer's card. */
  readonly paymentId?: string | null;
  readonly itemTotal?: string | null;
}

/** Creates a customer with two Raspberry Juice (9.98), an address and a card. */
export function buyer(shop: ShopWithBrowser, options: Parameters<typeof visitAs>[3] = {}): Promise<VisitingCustomer> {
  return visitAs(shop, '/#/about', { basket: [[4, 2]], addresses: [homeAddress], cards: [bankCard] }, options);
}

/** Puts choices into the browser as the previous steps would, including one-day delivery (0.99), and continues from there. */
export async function goToStep(
  customer: VisitingCustomer,
  route: '/#/payment/shop' | '/#/order-summary',
  chosen: Chosen = {},
): Promise<void> {
  const [address] = await customer.rows('/api/Addresss');
  const [card] = await customer.rows('/api/Cards');
  const choices = {
    addressId: String(address.id),
    deliveryMethodId: '1',
    paymentId: String(card.id),
    itemTotal: '9.98',
    ...chosen,
  };
  await customer.page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) {
      if (value !== null) {
        sessionStorage.setItem(key, value);
      }
    }
  }, choices);
  await goTo(customer.page, route);
}

/** Puts money into the customer's wallet. */
export async function fund({ client, token, rows }: VisitingCustomer, amount: number): Promise<void> {
  const [card] = await rows('/api/Cards');
  const answer = await client.put('/rest/wallet/balance', { balance: amount, paymentId: card.id }, { token });
  if (answer.status !== 200) {
    throw new Error(`The wallet was not charged: ${answer.status} ${answer.text}`);
  }
}

/** Returns what is in the session storage of the page, by key; null for missing values. */
export function stored(page: Page, ...keys: readonly string[]): Promise<readonly (string | null)[]> {
  return page.evaluate((wanted) => wanted.map((key) => sessionStorage.getItem(key)), keys);
}

/** Presses every button that sends a request again. Each disappears when it succeeds. */
export async function tryAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).evaluateAll((buttons) => {
    for (const button of buttons) {
      button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });
}
