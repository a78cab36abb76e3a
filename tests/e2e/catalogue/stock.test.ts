import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '../../support/shop.ts';
import { goTo } from '../checkout/customers.ts';
import { shopWithBrowser } from '../running-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'juice-range-stock-'));
const data = join(folder, 'data');

/** Stock by product id; undefined means a product without a stock entry. */
const stock = new Map([
  [1, 5],
  [24, 1],
  [6, 0],
  [42, -3],
  [30, 6],
  [3, undefined],
  [25, 47_110],
]);

/** Fills a data folder and changes its stock before the shop of these tests opens it. */
beforeAll(async () => {
  await (await startShop({ data })).stop();
  const database = new Database(join(data, 'shop.sqlite'), { fileMustExist: true });
  for (const [product, quantity] of stock) {
    if (quantity === undefined) {
      database.prepare('DELETE FROM Quantities WHERE ProductId = ?').run(product);
    } else {
      database.prepare('UPDATE Quantities SET quantity = ? WHERE ProductId = ?').run(quantity, product);
    }
  }
  database.close();
});
const shop = shopWithBrowser({ data });
afterAll(() => rmSync(folder, { recursive: true }));

const badgeOf = (page: Page, name: string) =>
  page.locator('.ribbon-card').filter({ hasText: name }).locator('.ribbon.ribbon-top-left');

describe('the badge of a product', () => {
  it('says how many of the last five, or that none, are left, and nothing for more or for an unknown stock; the search finds it by its stock', async () => {
    const page = await shop.open('/');
    await expect.poll(() => badgeOf(page, 'Apple Juice').textContent()).toBe('Only 5 left');
    expect(await badgeOf(page, 'Apple Pomace').textContent()).toBe('Only 1 left');
    expect(await badgeOf(page, 'Banana Juice').textContent()).toBe('Sold Out');
    expect(await badgeOf(page, 'Banana Juice').getAttribute('class')).toContain('ribbon-sold');
    expect(await badgeOf(page, 'Salesman Artwork').textContent()).toBe('Sold Out');
    expect(await badgeOf(page, 'Carrot Juice').count()).toBe(0);
    expect(await badgeOf(page, 'Eggfruit Juice').count()).toBe(0);

    await goTo(page, '/#/search?q=47110');
    await expect.poll(() => page.locator('.item-name').allTextContents()).toEqual(['Fruit Press']);
  });
});
