import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { barriersInAllLooks } from '../axe.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { expectToFit, fail, holdBack, openAs } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = sharedShopWithBrowser();

/** A file in the form in which a browser would get it. */
const file = (name: string, mimeType: string, size = 20) => ({ name, mimeType, buffer: Buffer.alloc(size, 'x') });

const invoice = file('invoice.pdf', 'application/pdf');
const fileMessage = (page: Page) => page.textContent('#file-message');
const confirmation = (page: Page) => page.locator('app-complaint .confirmation');
const refusal = (page: Page) => page.locator('app-complaint [role=alert]');

/** Opens the form as a customer who is logged in. */
async function openForm(): Promise<Page> {
  const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', '/#/complain');
  await expect
    .poll(() => page.locator('[aria-label="Text field for the mail address of the user"]').inputValue())
    .toBe('jim@juice-sh.op');
  return page;
}

/** Returns the paths of what the page sends from now on. */
function watchPosts(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && paths.push(new URL(request.url()).pathname));
  return paths;
}

const wrongFiles = [
  {
    wrong: file('cat.png', 'image/png'),
    text: 'This file is of the wrong type. Only PDF, ZIP is allowed.',
    reason: 'mimeType',
  },
  {
    wrong: file('book.pdf', 'application/pdf', 100_001),
    text: 'This file is too large. At most 100 KB is allowed.',
    reason: 'fileSize',
  },
];

/** Expects that wrong files are refused until another one is chosen. */
async function expectRefusal(page: Page): Promise<void> {
  const logged: string[] = [];
  page.on('console', (entry) => logged.push(entry.text()));
  for (const { wrong, text, reason } of wrongFiles) {
    await page.setInputFiles('#file', wrong);
    await expect.poll(() => page.locator('.error.fileUploadError').textContent(), { message: reason }).toBe(text);
    expect(await page.isDisabled('#submitButton'), reason).toBe(true);
    expect(logged).toContain(`Error due to : ${reason}`);
    if (reason === 'fileSize') {
      expect(await barriersInAllLooks(page, '#complaint-form')).toEqual([]);
    }
    await page.setInputFiles('#file', file('enough.pdf', 'application/pdf', 100_000));
    expect(await page.locator('.error.fileUploadError').count(), reason).toBe(0);
    expect(await page.isEnabled('#submitButton'), reason).toBe(true);
  }
}

/** Chooses and removes a file by keyboard. */
async function chooseByKeyboard(page: Page): Promise<void> {
  await page.focus('#complaintMessage');
  await page.keyboard.press('Tab');
  const chosen = page.waitForEvent('filechooser');
  // By then, the browser knows that choosers are waited for.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('file');
  await page.keyboard.press('Space');
  await (await chosen).setFiles(invoice);
  await page.getByText('invoice.pdf').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Choose a file, or drop it here').waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('file');
}

describe('a complaint', () => {
  it('needs a message, says so next to the field, refuses a picture or a large invoice until another file is chosen, and fits at 320 pixels with a long name', async () => {
    const page = await openForm();
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.focus('#complaintMessage');
    await page.locator('#complaintMessage').blur();
    expect(await page.textContent('#complaintMessage-message')).toBe('Please write a message.');
    await page.fill('#complaintMessage', 'Look');
    await expectRefusal(page);
    await page.setInputFiles('#file', file(`${'invoice'.repeat(12)}.pdf`, 'application/pdf'));
    await page.getByText('invoiceinvoice').waitFor();
    await expectToFit(page, 'a file with a long name', [320]);
  });

  it('lets a file be chosen and removed with the keyboard alone, can be sent without the file after all, is accepted with a reference number, and cleared', async () => {
    const page = await openForm();
    await chooseByKeyboard(page);
    await page.setInputFiles('#file', file('cat.png', 'image/png'));
    await page.fill('#complaintMessage', 'Too sour');
    await page.getByRole('button', { name: 'Take cat.png away again' }).click();
    expect(await fileMessage(page)).toBe('PDF or ZIP, up to 100 KB');
    const sent = page.waitForRequest('**/api/Complaints/');
    await page.click('#submitButton');
    expect((await sent).postDataJSON()).toEqual({ UserId: 2, message: 'Too sour' });
    await expect.poll(() => confirmation(page).textContent()).toMatch(/complaint reference is #\d+/);
    expect(await page.inputValue('#complaintMessage')).toBe('');
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.fill('#complaintMessage', 'A');
    expect(await confirmation(page).count()).toBe(0);
  });

  it('keeps what the server has not got when it fails, or is down, and sends its invoice first, with its progress, and once', async () => {
    const page = await openForm();
    await page.setInputFiles('#file', invoice);
    await page.fill('#complaintMessage', 'Once more');
    await fail(page, /file-upload/);
    await page.click('#submitButton');
    await expect.poll(() => refusal(page).textContent()).toBe('Your complaint was not sent. Error: out of juice');
    expect(await barriersInAllLooks(page, 'app-complaint')).toEqual([]);
    await page.unroute(/file-upload/);

    // The file gets through, and the complaint doesn't.
    await page.route(/api\/Complaints/, (route) => route.abort());
    const posts = watchPosts(page);
    const release = await holdBack(page, /file-upload/);
    const uploaded = page.waitForRequest('**/file-upload');
    await page.press('#complaintMessage', 'Enter');
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    expect((await uploaded).headers().authorization).toBe(`Bearer ${token}`);
    const progress = page.getByRole('progressbar', { name: /invoice\.pdf/ });
    await progress.waitFor();
    expect(await page.isDisabled('#submitButton')).toBe(true);
    release();
    await expect.poll(() => refusal(page).textContent()).toContain('The shop did not answer.');
    expect(await progress.count()).toBe(0);
    // Enter also begins a line.
    expect(await page.inputValue('#complaintMessage')).toBe('Once more\n');
    expect(await page.locator('#file').evaluate((input: HTMLInputElement) => input.value)).toBe('');
    expect(await page.getByText('invoice.pdf').count()).toBe(0);
    await page.unroute(/api\/Complaints/);

    await page.click('#submitButton');
    await confirmation(page).waitFor();
    const sent = posts.filter((path) => !path.startsWith('/socket.io'));
    expect(sent).toEqual(['/file-upload', '/api/Complaints/', '/api/Complaints/']);
    const complaints = (await createClient(shop.url).get('/api/Complaints', { token })).json().data;
    expect(complaints.filter(({ message }: { message: string }) => message === 'Once more\n')).toHaveLength(1);
  });
});

describe('the weaknesses of the form', () => {
  it('deprecatedInterfaceChallenge, uploadTypeChallenge, uploadSizeChallenge: XML is accepted although it is not offered, the refusal is shown, and no complaint follows; a program that calls itself a PDF is accepted, and the size is whatever the page is told', async () => {
    const page = await openForm();
    const posts = watchPosts(page);
    expect(await page.getAttribute('#file', 'accept')).toBe('.pdf,.zip');
    expect(await page.getAttribute('#file', 'aria-label')).toBe(
      'Input area for uploading a single invoice PDF or XML B2B order file or a ZIP archive containing multiple invoices or orders<!---->',
    );
    await page.setInputFiles('#file', {
      name: 'order.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from('<order>7 bottles</order>'),
    });
    await page.fill('#complaintMessage', 'My order');
    await page.click('#submitButton');
    await expect.poll(() => refusal(page).textContent()).toContain('have been deprecated for security reasons');
    await expectSolved(shop.url, 'deprecatedInterfaceChallenge');
    expect(posts).not.toContain('/api/Complaints/');
    expect(await page.inputValue('#complaintMessage')).toBe('My order');

    await page.setInputFiles('#file', file('tool.exe', 'application/pdf'));
    await page.fill('#complaintMessage', 'Run this');
    await page.click('#submitButton');
    await confirmation(page).waitFor();
    await expectSolved(shop.url, 'uploadTypeChallenge');

    await page.evaluate(() => Object.defineProperty(File.prototype, 'size', { get: () => 1 }));
    await page.setInputFiles('#file', file('book.pdf', 'application/pdf', 150_000));
    await page.fill('#complaintMessage', 'Read this');
    await page.click('#submitButton');
    await confirmation(page).waitFor();
    await expectSolved(shop.url, 'uploadSizeChallenge');
  });
});
