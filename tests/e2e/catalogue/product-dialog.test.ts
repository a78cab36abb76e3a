import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { goTo } from '../checkout/customers.ts';
import { focused, sharedShopWithBrowser } from '../running-shop.ts';
import { resize } from '../visits.ts';
import { dialogOf, openProduct, tileOf } from './shop-window.ts';

const shop = sharedShopWithBrowser();

describe('the product dialog', () => {
  it('shows a product in detail: picture, name, description, price, and points unless it costs too little; it closes on the button, the cross, or beside it, and fills a small screen; it opens with Enter and Space; the focus moves in and stays in, and Escape returns it', async () => {
    const page = await shop.open('/#/search?q=fruit%20press');
    const dialog = await openProduct(page, 'Fruit Press');
    expect(await dialog.locator('h1').textContent()).toBe('Fruit Press');
    expect(await dialog.locator('.img-thumbnail').getAttribute('src')).toContain('fruit_press.jpg');
    expect(await dialog.locator('.item-price').textContent()).toBe('89.99¤');
    expect(await dialog.getByLabel('Bonus points when buying the product').textContent()).toBe(
      '9 bonus points when you buy it',
    );
    expect(await page.getByRole('dialog', { name: 'Fruit Press' }).count()).toBe(1);
    await page.locator('[aria-label="Close Dialog"]').click();
    await dialog.waitFor({ state: 'detached' });

    await goTo(page, '/#/search');
    await openProduct(page, 'Apple Pomace');
    await expect.poll(() => dialog.locator('.item-price').textContent()).toBe('0.89¤');
    expect(await dialog.getByLabel('Bonus points when buying the product').count()).toBe(0);
    await dialog.locator('[aria-label="Close"]').click();
    await dialog.waitFor({ state: 'detached' });
    await openProduct(page, 'Apple Pomace');
    await page.mouse.click(8, 450);
    await dialog.waitFor({ state: 'detached' });

    await resize(page, 320, 560);
    await openProduct(page, 'Melon Bike');
    expect(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(320);
    await page.locator('[aria-label="Close Dialog"]').click();
    await dialog.waitFor({ state: 'detached' });

    for (const key of ['Enter', 'Space']) {
      await tileOf(page, 'Apple Pomace').focus();
      await page.keyboard.press(key);
      await dialogOf(page).waitFor();
      const inside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
      await expect.poll(inside, { message: key }).toBe(true);
      for (let presses = 0; presses < 8; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await inside(), key).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Click for more information about the product');
      const isFocused = await tileOf(page, 'Apple Pomace').evaluate((tile) => tile === document.activeElement);
      expect(isFocused, key).toBe(true);
    }
  });

  it('has the open box for a product whose picture is missing, and so has the grid', async () => {
    await createClient(shop.url).put('/api/Products/1', { image: 'nowhere.jpg' });
    const page = await shop.open('/');
    const picture = page.getByAltText('Apple Juice (1000ml)');
    await expect.poll(() => picture.getAttribute('src')).toBe('assets/public/images/products/undefined.png');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const dialog = await openProduct(page, 'Apple Juice');
    await expect.poll(() => dialog.locator('.img-thumbnail').getAttribute('src')).toContain('undefined.png');
  });
});
