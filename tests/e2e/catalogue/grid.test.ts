import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { unsignedToken } from '../../support/client.ts';
import { goTo } from '../checkout/customers.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';

const shop = sharedShopWithBrowser();

const tiles = (page: Page) => page.locator('app-search-result .ribbon-card');
const names = (page: Page) => tiles(page).locator('.item-name').allTextContents();
const range = (page: Page) => page.textContent('.mat-mdc-paginator-range-label');

/** Turns all pages of the grid, by mouse and by keyboard. */
async function turnPages(page: Page): Promise<void> {
  await expect.poll(() => range(page)).toBe('1 – 12 of 36');
  expect(await page.getByLabel('Previous page').isDisabled()).toBe(true);
  const firstPage = await names(page);
  await page.getByLabel('Next page').click();
  expect(await range(page)).toBe('13 – 24 of 36');
  await page.getByLabel('Next page').click();
  expect(await range(page)).toBe('25 – 36 of 36');
  expect(await page.getByLabel('Next page').isDisabled()).toBe(true);
  await page.getByLabel('Previous page').click();
  await page.getByLabel('Previous page').click();
  expect(await names(page)).toEqual(firstPage);

  await page.getByLabel('Next page').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => range(page)).toBe('13 – 24 of 36');
  await page.keyboard.press('Enter');
  await expect.poll(() => range(page)).toBe('25 – 36 of 36');
  await page.keyboard.press('Enter');
  await expect.poll(() => range(page)).toBe('13 – 24 of 36');
}

/** Chooses how many products a page has. */
async function choosePageSize(page: Page): Promise<void> {
  // A change of their size starts again at the first, and there are no sizes where one page holds everything.
  const size = page.getByLabel('Items per page:');
  expect(await size.locator('option').allTextContents()).toEqual(['12', '24', '36']);
  await size.selectOption('24');
  expect(await range(page)).toBe('1 – 24 of 36');
  expect(await tiles(page).count()).toBe(24);
  await size.selectOption('36');
  expect(await range(page)).toBe('1 – 36 of 36');
  expect(await page.getByLabel('Next page').isDisabled()).toBe(true);
  await goTo(page, '/#/search?q=juice%20(');
  await expect.poll(() => range(page)).toMatch(/^1 – \d of \d$/);
  expect(await page.getByLabel('Items per page:').count()).toBe(0);
}

describe('the grid', () => {
  it('lists all products with name, picture and price, in as many columns as fit into the window, and in pages of 12 products or the chosen number, which keep the focus when turned by keyboard, even on the last one', async () => {
    const page = await shop.open('/');
    await expect.poll(() => page.textContent('h1')).toBe('All Products');
    await expect.poll(() => tiles(page).count()).toBe(12);
    const first = tiles(page).first();
    expect(await first.locator('.item-name').textContent()).toBe('Apple Juice (1000ml)');
    expect(await first.locator('.item-price').textContent()).toBe('1.99¤');
    expect(await first.locator('.item-price').getAttribute('data-price')).toBe('1.99');
    const picture = first.getByAltText('Apple Juice (1000ml)');
    expect(await picture.getAttribute('src')).toBe('assets/public/images/products/apple_juice.jpg');
    expect(await page.getByLabel('Add to Basket').count()).toBe(0);

    const columns = () =>
      tiles(page).evaluateAll(
        (cards) => new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size,
      );
    for (const [width, expected] of [
      [2600, 6],
      [2599, 4],
      [1740, 4],
      [1739, 3],
      [1280, 3],
      [1279, 2],
      [850, 2],
      [849, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(columns, { message: `columns at ${width} px` }).toBe(expected);
    }

    await page.setViewportSize({ width: 1280, height: 720 });
    await turnPages(page);
    await choosePageSize(page);
  });
});

describe('the search', () => {
  it('finds names whatever their capitals, prices, deluxe prices, pictures and descriptions, and starts on the first page; it requests everything, and filters in the browser; it shows the query as it was typed, unescaped, says kindly that it found nothing, and offers a way back; an empty one finds all', async () => {
    const asked: string[] = [];
    const page = await shop.open('/', {}, undefined, async (empty) => {
      empty.on('request', (request) => request.url().includes('/rest/products/search') && asked.push(request.url()));
    });
    await page.getByLabel('Next page').click();
    await page.fill('#searchQuery input', 'o');
    await page.press('#searchQuery input', 'Enter');
    await expect.poll(() => range(page), { message: 'whatever page was shown before' }).toMatch(/^1 – 12 of/);
    await page.fill('#searchQuery input', 'lemon');
    await page.press('#searchQuery input', 'Enter');
    await expect.poll(() => names(page)).toEqual(['Lemon Juice (500ml)']);
    for (const [query, expected] of [
      ['hoodie.jpg', ['OWASP Juice Shop Hoodie']],
      ['  LeMoN ', ['Lemon Juice (500ml)']],
      ['nobody has ever complained', ['Apple Juice (1000ml)']],
      ['9999.99', ['Juice Shop "Permafrost" 2020 Edition']],
      ['0.99', ['Apple Juice (1000ml)']],
    ] as const) {
      await goTo(page, `/#/search?q=${encodeURIComponent(query)}`);
      await expect.poll(() => names(page), { message: query }).toEqual(expected);
    }
    expect(asked.filter((url) => !url.endsWith('?q='))).toEqual([]);

    await goTo(page, `/#/search?q=${encodeURIComponent(' <h1>owasp</h1> ')}`);
    await expect.poll(() => page.locator('#searchValue').innerHTML()).toBe('<h1>owasp</h1>');
    expect(await page.locator('#searchValue h1').textContent()).toBe('owasp');
    expect(await page.textContent('.heading > h1')).toBe('Search Results - owasp');
    await goTo(page, '/#/search?q=%20');
    await expect.poll(() => page.textContent('h1')).toBe('All Products');
    await expect.poll(() => range(page)).toBe('1 – 12 of 36');

    await goTo(page, '/#/search?q=durian');
    await page.locator('.emptyState').waitFor();
    expect(await page.locator('.emptyState .noResultText').allTextContents()).toEqual([
      'No results found',
      'We have nothing by that name. Try a fruit, or fewer letters.',
    ]);
    const picture = page.locator('img.noResult');
    expect(await picture.getAttribute('alt')).toBe(' No results found');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await page.locator('.mat-mdc-paginator').count()).toBe(0);
    await page.getByText('Show all products').click();
    await expect.poll(() => range(page)).toBe('1 – 12 of 36');
  });
});

describe('deluxe members', () => {
  it('see their price beside the usual one, where there is a difference', async () => {
    const token = unsignedToken({ data: { email: 'member@example.org', role: 'deluxe' } });
    const page = await shop.open('/', {}, { token, bid: 1 });
    const apple = tiles(page).filter({ hasText: 'Apple Juice' }).locator('.item-price');
    await expect.poll(() => apple.locator('s').textContent()).toBe('1.99¤');
    expect(await apple.textContent()).toBe('Usual price 1.99¤ For you 0.99¤');
    expect(await apple.getAttribute('data-price')).toBe('0.99');
    const banana = tiles(page).filter({ hasText: 'Banana Juice' }).locator('.item-price');
    expect(await banana.textContent()).toBe('1.99¤');
    expect(await banana.locator('s').count()).toBe(0);
  });
});
