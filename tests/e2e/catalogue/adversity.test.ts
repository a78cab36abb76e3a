import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../../support/browser.ts';
import { emptiedProfile } from '../../support/reused-profile.ts';
import { type RunningShop, startShop } from '../../support/shop.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, logInAs } from '../visits.ts';
import { dialogOf, snackBar, tileOf } from './shop-window.ts';

const shop = sharedShopWithBrowser();

const products = /rest\/products\/search|api\/Quantitys/;
const tiles = (page: Page) => page.locator('app-search-result .ribbon-card');
const placeholders = (page: Page) => page.locator('app-search-result [aria-busy=true]');

/** Opens the page where it needs no products, so that tests can decide how those load. */
const openElsewhere = () => shop.open('/#/login');
const goToProducts = (page: Page) => page.locator('[aria-label="Back to homepage"]').click();

describe('with a server that fails', () => {
  it('the page says so, tries again on demand, and shows nothing of a truncated response; while it is slow, the places of the products are kept and the page works', async () => {
    const page = await openElsewhere();
    await fail(page, products);
    await goToProducts(page);
    const message = page.getByRole('alert').getByText('The products could not be loaded. Is the shop running?');
    await message.waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await message.waitFor();
    await page.unroute(products);
    await fail(page, /api\/Quantitys/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await message.waitFor();
    expect(await tiles(page).count()).toBe(0);
    await page.unroute(/api\/Quantitys/);

    const release = await holdBack(page, products);
    await page.getByRole('button', { name: 'Try again' }).click();
    await placeholders(page).waitFor();
    expect(await tiles(page).count()).toBe(0);
    await page.getByLabel('Open Sidenav').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    release();
    await tiles(page).first().waitFor();
    expect(await placeholders(page).count()).toBe(0);
    expect(await message.count()).toBe(0);
  });
});

describe('without a server', () => {
  let own: RunningShop | undefined;
  afterEach(() => own?.stop());

  /** Starts a shop that this test may stop, with a page of it. */
  async function openOwn(route: string): Promise<{ page: Page; away: () => Promise<void>; back: () => Promise<void> }> {
    const first = await startShop({ data: null });
    own = first;
    const page = await openPage(emptiedProfile(await sharedBrowser()), first.url + route);
    return {
      page,
      away: async () => {
        await own?.stop();
        own = undefined;
      },
      back: async () => {
        own = await startShop({ data: null, flags: ['--port', new URL(first.url).port] });
      },
    };
  }

  it('the page says so, and shows the products when the shop is back; away again, it keeps them, they can be searched, and what needs the shop says that it does not respond', async () => {
    const { page, away, back } = await openOwn('/#/login');
    await page.locator('#email').waitFor();
    await away();
    await goToProducts(page);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await back();
    await tiles(page).first().waitFor();

    await logInAs(page, 'jim@juice-sh.op', 'ncc-1701');
    await tiles(page).first().waitFor();
    await away();
    await page.fill('#searchQuery input', 'lemon');
    await page.press('#searchQuery input', 'Enter');
    await expect.poll(() => page.locator('.item-name').allTextContents()).toEqual(['Lemon Juice (500ml)']);
    await tileOf(page, 'Lemon Juice').click();
    await page.getByText('The shop has stopped.').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    await page.getByLabel('Add to Basket').click();
    await expect.poll(() => snackBar(page)).toMatch(/^This did not get into your basket\./);
    expect(await tiles(page).count()).toBe(1);
  }, 90_000);
});
