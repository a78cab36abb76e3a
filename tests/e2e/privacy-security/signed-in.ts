import type { Page } from 'playwright-core';
import { createClient } from '../../support/client.ts';
import { type Customer, newCustomer } from '../../support/customer.ts';
import type { ShopWithBrowser } from '../running-shop.ts';

/** A customer of the test's own, on a page about privacy and security. */
export interface SignedInCustomer {
  readonly page: Page;
  /** Their password is `juicy`. */
  readonly customer: Customer;
}

/**
 * Registers a customer and opens a page with their session.
 * @param route e.g. `/#/privacy-security/data-export`
 */
export async function openSignedIn(shop: ShopWithBrowser, route: string): Promise<SignedInCustomer> {
  const customer = await newCustomer(createClient(shop.url));
  const page = await shop.open(route, {}, { token: customer.token, bid: customer.basket });
  return { page, customer };
}
