import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { focused, shopWithBrowser } from '../running-shop.ts';
import { fail, holdBack } from '../visits.ts';
import { feedbackRows, giveFeedback, openAdministration, userRows } from './administration-screen.ts';

// Of its own, since who is logged in outlasts a reset.
const shop = shopWithBrowser();

describe('the users', () => {
  it('keep their place while they load, are listed in pages of ten, with those who have a session marked, and can be viewed in detail, next to a list that could not be loaded at first', async () => {
    const asked: string[] = [];
    let release = () => {};
    const page = await openAdministration(shop, async (opened) => {
      opened.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
      release = await holdBack(opened, /authentication-details/);
      await fail(opened, /api\/Feedbacks/);
    });
    await page.getByText('What customers say could not be loaded. Is the shop running?').waitFor();
    expect(await page.locator('.user-table').getAttribute('aria-busy')).toBe('true');
    await page.unroute(/api\/Feedbacks/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await feedbackRows(page).first().waitFor();
    release();
    expect(await page.title()).toBe('Administration - OWASP Juice Shop');
    // Its pixel.
    await expect.poll(() => asked).toContain('/assets/public/images/padding/19px.png');
    await expect.poll(() => userRows(page).count()).toBe(10);
    const admin = userRows(page).filter({ hasText: 'admin@juice-sh.op' });
    expect(await admin.locator('.mat-column-email span.confirmation').textContent()).toBe('admin@juice-sh.op');
    expect(await admin.getByRole('img', { name: 'Active session', exact: true }).count()).toBe(1);
    const jim = userRows(page).filter({ hasText: 'jim@juice-sh.op' });
    expect(await jim.locator('.mat-column-email span.error').count()).toBe(1);
    expect(await jim.getByRole('img', { name: 'No active session' }).count()).toBe(1);

    await page.getByLabel('Details of user #2').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { level: 1, name: 'User #2' }).waitFor();
    await dialog.locator('app-user-details').getByText('jim@juice-sh.op').waitFor();
    expect(await dialog.locator('dd').nth(1).textContent()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await expect.poll(() => focused(page)).toBe('Close Dialog');
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Details of user #2');

    await page.locator('.user-table').getByLabel('Next page').click();
    expect(await page.locator('.user-table .mat-mdc-paginator-range-label').textContent()).toMatch(/^11 – 20 of /);
  });
});

describe('the feedback', () => {
  it('is deleted at once, and the focus goes to the next one; one that could not be deleted stays, and a message says so', async () => {
    await giveFeedback(shop.url, 'To be deleted first');
    await giveFeedback(shop.url, 'To be deleted second');
    const page = await openAdministration(shop);
    await feedbackRows(page).first().waitFor();
    const before = await feedbackRows(page).count();
    await page.route(/api\/Feedbacks\/\d/, (route) => route.abort());
    await feedbackRows(page).first().locator('.mat-column-remove > button').click();
    await page.getByText('The shop did not answer. Check that it is running and try again.').waitFor();
    expect(await feedbackRows(page).count()).toBe(before);
    await page.unroute(/api\/Feedbacks\/\d/);

    const row = feedbackRows(page).filter({ hasText: 'To be deleted first' });
    const next = feedbackRows(page).filter({ hasText: 'To be deleted second' }).locator('.mat-column-remove > button');
    const nextName = await next.getAttribute('aria-label');
    await row.locator('.mat-column-remove > button').focus();
    await page.keyboard.press('Enter');
    await row.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(nextName);
    const left = await createClient(shop.url).get('/api/Feedbacks');
    expect(left.text).not.toContain('To be deleted first');
    expect(left.text).toContain('To be deleted second');
  });

  it('is listed with user, comment and any number of stars, without drawing all of them, and a click on the comment shows it in full', async () => {
    await giveFeedback(shop.url, 'Over the moon', 2_000_000_000);
    await giveFeedback(shop.url, 'Under the ground', 0);
    const page = await openAdministration(shop);
    const row = feedbackRows(page).filter({ hasText: 'Not one drink in here that burns.' });
    expect(await row.locator('.mat-column-user').textContent()).toBe('3');
    expect(await row.getByRole('img', { name: '1 of 5 stars' }).locator('svg').count()).toBe(1);
    await row.locator('.mat-column-comment').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('User: #3').waitFor();
    expect(await dialog.locator('cite').textContent()).toContain('Not one drink in here that burns.');
    expect(await barriersInAllLooks(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const next = page.locator('.customer-table').getByLabel('Next page');
    const rating = (comment: string) => feedbackRows(page).filter({ hasText: comment }).locator('.mat-column-rating');
    if ((await rating('Under the ground').count()) === 0) {
      await next.click();
    }
    expect(await rating('Under the ground').textContent()).toBe('0');
    if ((await rating('Over the moon').count()) === 0) {
      await page.locator('.customer-table').getByLabel('Previous page').click();
    }
    expect(await rating('Over the moon').locator('svg').count()).toBe(5);
    expect(await rating('Over the moon').textContent()).toBe('2000000000');
  });
});
