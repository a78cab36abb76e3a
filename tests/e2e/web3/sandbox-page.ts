import type { Locator, Page } from 'playwright-core';
import type { ShopWithBrowser } from '../running-shop.ts';

/** Opens the sandbox with a source that was left in it before. */
export async function openSandbox(shop: ShopWithBrowser, source?: string): Promise<Page> {
  const page = await shop.open('/');
  if (source !== undefined) {
    await page.evaluate((text) => localStorage.setItem('web3SandboxSource', text), source);
  }
  await page.evaluate(() => {
    window.location.hash = '#/web3-sandbox';
  });
  await page.locator('.cm-content').waitFor();
  return page;
}

/** Replaces the text in the editor. */
export async function write(page: Page, source: string): Promise<void> {
  await page.locator('.cm-content').fill(source);
}

/** Starts the compiler and waits until it has finished. */
export async function compile(page: Page, version = '0.8.21'): Promise<void> {
  await page.getByLabel('Select compiler version').selectOption(version);
  await page.getByRole('button', { name: 'Compile Contract' }).click();
  await page.getByText(/^Compiled: |^Compiler Errors:/).waitFor({ timeout: 60_000 });
}

/** Returns the compiler's messages, one line each. */
export function messages(page: Page): Promise<readonly string[]> {
  return page.locator('.error-container li').allTextContents();
}

/** Finds the block of a function of the contract that was deployed last. */
export function functionBlock(page: Page, name: string): Locator {
  return page
    .locator('.invokecontainer')
    .first()
    .locator('.function-container')
    .filter({ has: page.getByRole('button', { name: `Invoke ${name}`, exact: true }) });
}

/** Calls a function and waits for its result, or for the reason why there is none. */
export async function invoke(page: Page, name: string, args?: string): Promise<string | null> {
  const block = functionBlock(page, name);
  if (args !== undefined) {
    await block.locator('textarea').fill(args);
  }
  await block.getByRole('button').click();
  return block.locator('.invoke-output, h5.error').textContent();
}

/** Finds the newest entry in the list of transactions. */
export function newestEntry(page: Page): Locator {
  return page
    .locator('section', { has: page.getByRole('heading', { name: 'Transactions' }) })
    .locator('ol > li')
    .first();
}

/**
 * Deploys the chosen contract and waits for its address.
 * @returns the address
 */
export async function deploy(page: Page): Promise<string> {
  const addresses = page.locator('.deployedaddresstext');
  const before = await addresses.count();
  await page.getByRole('button', { name: 'Deploy selected Contract' }).click();
  await addresses.nth(before).waitFor();
  return (await addresses.first().textContent()) ?? '';
}
