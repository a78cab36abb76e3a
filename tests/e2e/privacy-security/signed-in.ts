import type { Page } from 'playwright-core';
import { createClient } from '../../support/client.ts';
import { type Customer, newCustomer } from '../../support/customer.ts';
import type { ShopWithBrowser } from '../running-shop.ts';
import { putSession } from '../visits.ts';

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
  const page = await shop.open('/#/login');
  await putSession(page, customer.token, customer.basket);
  await page.goto(shop.url + route);
  return { page, customer };
}

/** Does the same for a user who already exists. */
export async function openAs(shop: ShopWithBrowser, email: string, password: string, route: string): Promise<Page> {
  const answer = await createClient(shop.url).post('/rest/user/login', { email, password });
  const page = await shop.open('/#/login');
  const { token, bid } = answer.json().authentication;
  await putSession(page, token, bid);
  await page.goto(shop.url + route);
  return page;
}
