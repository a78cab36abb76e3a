import type { Page } from 'playwright-core';
import type { ShopWithBrowser } from '../running-shop.ts';

/** A page on a screen of the chain, with a new wallet that has one ether. */
export interface ConnectedPage {
  readonly page: Page;
  /** With checksum. */
  readonly address: string;
}

/** Opens a screen and connects as a visitor does. */
export async function openConnected(shop: ShopWithBrowser, route: string): Promise<ConnectedPage> {
  const page = await shop.open(route);
  return { page, address: await connect(page) };
}

/**
 * Presses the connect button.
 * @returns the address of the wallet
 */
export async function connect(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Connect your MetaMask' }).click();
  const address = await page.locator('[data-address]').getAttribute('data-address');
  await page.locator('[data-wei="1000000000000000000"]').first().waitFor();
  return address ?? '';
}

/** Finds the error line of a form. */
export function errorLine(page: Page) {
  return page.locator('h5.error').filter({ hasText: /\S/ });
}

/** Calls the chain from outside the page, as another visitor would. */
export async function callChain(url: string, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const answer = await fetch(`${url}/rpc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  // A JSON-RPC response; the caller knows the type of its result.
  const { result, error } = (await answer.json()) as { result?: unknown; error?: { message: string } };
  if (error !== undefined) {
    throw new Error(`${method}: ${error.message}`);
  }
  return result;
}

/** Makes the wallet in the page do something, as a script in the console would. */
export function askWallet(page: Page, method: string, params: readonly unknown[] = []): Promise<unknown> {
  return page.evaluate(
    // The page puts it there once it is connected.
    (call) => (window as unknown as { ethereum: { request(call: object): Promise<unknown> } }).ethereum.request(call),
    { method, params },
  );
}
