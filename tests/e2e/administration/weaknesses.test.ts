import { expect, it } from 'vitest';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { feedbackRows, giveFeedback, openAdministration, register, userRows } from './administration-screen.ts';

const shop = sharedShopWithBrowser();

const frame = '<iframe src="javascript:alert(`xss`)">';

it('an address made of markup runs, whichever page of the users is shown, and is plain text in the dialog about its owner; a comment that the filter turns into markup runs in the list and in its dialog', async () => {
  await register(shop.url, frame);
  await giveFeedback(shop.url, '<<script>Foo</script>iframe src="javascript:parent.ran = (parent.ran ?? 0) + 1">');
  const seen: string[] = [];
  const page = await openAdministration(shop, async (opened) => {
    opened.on('dialog', (dialog) => {
      seen.push(dialog.message());
      void dialog.dismiss();
    });
  });
  await userRows(page).first().waitFor();
  expect(await userRows(page).locator('iframe').count()).toBe(0);
  await expect.poll(() => seen).toContain('xss');
  // The comment put it there.
  const ran = () => page.evaluate(() => (window as unknown as { ran?: number }).ran);
  await expect.poll(ran).toBe(1);
  await feedbackRows(page).last().getByLabel('Details of feedback').click();
  await expect.poll(ran).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const next = page.locator('.user-table').getByLabel('Next page');
  while (await next.isEnabled()) {
    await next.click();
  }
  await userRows(page).last().getByLabel('Details of user').click();
  await page.locator('app-user-details dd').first().waitFor();
  expect(await page.locator('app-user-details dd').first().textContent()).toBe(frame);
  expect(await page.locator('app-user-details iframe').count()).toBe(0);
});
