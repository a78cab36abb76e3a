import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack } from '../visits.ts';
import { goTo, inBar, snackBar, visitAs } from './customers.ts';

const shop = sharedShopWithBrowser();

const [apple, orange] = [1, 2];
const basket = [
  [apple, 2],
  [orange, 1],
] as const;

const quantities = (page: Page) => page.locator('app-purchase-basket mat-cell > span[aria-live]').allTextContents();
const noAnswer = 'The shop did not answer. Check that it is running and try again.';

it('the basket of a server that fails says so and loads on demand; while it is slow, its place is kept, the page works, and changes are shown at once', async () => {
  const { page, basketOnServer } = await visitAs(shop, '/#/about', { basket }, {}, (empty) =>
    fail(empty, /rest\/basket/),
  );
  await goTo(page, '/#/basket');
  await page.getByRole('alert').getByText('Your basket could not be loaded. Is the shop running?').waitFor();
  expect(await page.locator('#checkoutButton').isDisabled()).toBe(true);
  await page.unroute(/rest\/basket/);
  let release = await holdBack(page, /rest\/basket/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('app-purchase-basket [aria-busy]').waitFor();
  await page.getByLabel('Open Sidenav').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  release();
  await expect.poll(() => quantities(page)).toEqual(['2', '1']);
  expect(await page.locator('[aria-busy]').count()).toBe(0);
  await expect.poll(() => inBar(page)).toBe(3);
  await page.unroute(/rest\/basket/);

  release = await holdBack(page, /api\/BasketItems/);
  await page.getByRole('button', { name: 'One more of Apple Juice' }).click();
  await page.getByRole('button', { name: 'Remove Orange Juice' }).click();
  await expect.poll(() => quantities(page), { timeout: 1000 }).toEqual(['3']);
  expect(await inBar(page)).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'One more of Orange Juice' }).click();
  await expect.poll(() => quantities(page), { timeout: 1000 }).toEqual(['3', '2']);
  expect(await inBar(page)).toBe(5);
  expect(await basketOnServer()).toEqual(basket);
  release();
  await expect.poll(basketOnServer).toEqual([
    [apple, 3],
    [orange, 2],
  ]);
  await expect.poll(() => quantities(page)).toEqual(['3', '2']);
  expect(await inBar(page)).toBe(5);
});

it('the basket of a server that fails later, or is down, reverts what did not happen, keeps what is known, and works when the server is back', async () => {
  const { page } = await visitAs(shop, '/#/basket', { basket });
  await expect.poll(() => quantities(page)).toEqual(['2', '1']);
  await fail(page, /api\/BasketItems/);
  for (const name of ['One more of Apple Juice', 'Remove Apple Juice']) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => snackBar(page), { message: name }).toBe(noAnswer);
    await expect.poll(() => quantities(page), { message: name }).toEqual(['2', '1']);
    expect(await inBar(page), name).toBe(3);
    await page.getByRole('button', { name: 'Close this message' }).click();
  }
  await page.unroute(/api\/BasketItems/);

  // Only reading the result fails.
  await fail(page, /rest\/basket/);
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'One more of Orange Juice' }).click();
  await changed;
  expect(await quantities(page)).toEqual(['2', '2']);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute(/rest\/basket/);

  await page.route(/rest\/|api\//, (route) => route.abort('connectionrefused'));
  await goTo(page, '/#/about');
  await page.locator('app-about').waitFor();
  await goTo(page, '/#/basket');
  await expect.poll(() => quantities(page)).toEqual(['2', '2']);
  await page.getByRole('button', { name: 'Remove Apple Juice' }).click();
  await expect.poll(() => snackBar(page)).toBe(noAnswer);
  await page.unroute(/rest\/|api\//);
  await goTo(page, '/#/address/select');
  await page.locator('app-address-select').waitFor();
  await goTo(page, '/#/basket');
  await expect.poll(() => quantities(page)).toEqual(['2', '2']);
  await expect.poll(() => inBar(page)).toBe(4);
  await page.getByRole('button', { name: 'One less of Apple Juice' }).click();
  await expect.poll(() => quantities(page)).toEqual(['1', '2']);
  await expect.poll(() => inBar(page)).toBe(3);
});
