import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { fail, holdBack, openAs, sidewaysOverflow } from '../visits.ts';
import { expectSolved } from './solved.ts';

const shop = shopWithBrowser();

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

describe('a complaint', () => {
  it('is accepted with a reference number, and the form is cleared', async () => {
    const page = await openForm();
    await page.fill('#complaintMessage', 'Too sour');
    const sent = page.waitForRequest('**/api/Complaints/');
    await page.click('#submitButton');
    expect((await sent).postDataJSON()).toEqual({ UserId: 2, message: 'Too sour' });
    await expect.poll(() => confirmation(page).textContent()).toMatch(/complaint reference is #\d+/);
    expect(await page.inputValue('#complaintMessage')).toBe('');
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.fill('#complaintMessage', 'A');
    expect(await confirmation(page).count()).toBe(0);
  });

  it('includes its invoice, which is sent first', async () => {
    const page = await openForm();
    const posts = watchPosts(page);
    await page.setInputFiles('#file', invoice);
    await page.fill('#complaintMessage', 'See the invoice');
    const uploaded = page.waitForRequest('**/file-upload');
    await page.press('#complaintMessage', 'Enter');
    const request = await uploaded;
    expect(request.headers().authorization).toBe(`Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`);
    await confirmation(page).waitFor();
    expect(posts.filter((path) => !path.startsWith('/socket.io'))).toEqual(['/file-upload', '/api/Complaints/']);
    expect(await page.locator('#file').evaluate((input: HTMLInputElement) => input.value)).toBe('');
    expect(await page.getByText('invoice.pdf').count()).toBe(0);
  });

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

  it('needs a message, says so next to the field, and refuses a picture or a large invoice until another file is chosen', async () => {
    const page = await openForm();
    const logged: string[] = [];
    page.on('console', (entry) => logged.push(entry.text()));
    expect(await page.isDisabled('#submitButton')).toBe(true);
    await page.focus('#complaintMessage');
    await page.locator('#complaintMessage').blur();
    expect(await page.textContent('#complaintMessage-message')).toBe('Please write a message.');
    await page.fill('#complaintMessage', 'Look');
    for (const { wrong, text, reason } of wrongFiles) {
      await page.setInputFiles('#file', wrong);
      await expect.poll(() => page.locator('.error.fileUploadError').textContent(), { message: reason }).toBe(text);
      expect(await page.isDisabled('#submitButton'), reason).toBe(true);
      expect(logged).toContain(`Error due to : ${reason}`);
      await page.setInputFiles('#file', file('enough.pdf', 'application/pdf', 100_000));
      expect(await page.locator('.error.fileUploadError').count(), reason).toBe(0);
      expect(await page.isEnabled('#submitButton'), reason).toBe(true);
    }
  });

  it('lets a file be chosen and removed with the keyboard alone', async () => {
    const page = await openForm();
    await page.focus('#complaintMessage');
    await page.keyboard.press('Tab');
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    await chooser.setFiles(invoice);
    await page.getByText('invoice.pdf').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Choose a file, or drop it here').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('file');
  });

  it('can be sent without the file after all', async () => {
    const page = await openForm();
    await page.setInputFiles('#file', file('cat.png', 'image/png'));
    await page.fill('#complaintMessage', 'No picture then');
    await page.getByRole('button', { name: 'Take cat.png away again' }).click();
    expect(await fileMessage(page)).toBe('PDF or ZIP, up to 100 KB');
    await page.click('#submitButton');
    await confirmation(page).waitFor();
  });
});

describe('the weaknesses of the form', () => {
  it('deprecatedInterfaceChallenge: XML is accepted although it is not offered, the refusal is shown, and no complaint follows', async () => {
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
  });

  it('uploadTypeChallenge: a program that calls itself a PDF is accepted', async () => {
    const page = await openForm();
    await page.setInputFiles('#file', file('tool.exe', 'application/pdf'));
    await page.fill('#complaintMessage', 'Run this');
    await page.click('#submitButton');
    await confirmation(page).waitFor();
    await expectSolved(shop.url, 'uploadTypeChallenge');
  });

  it('uploadSizeChallenge: the size is whatever the page is told', async () => {
    const page = await openForm();
    await page.evaluate(() => Object.defineProperty(File.prototype, 'size', { get: () => 1 }));
    await page.setInputFiles('#file', file('book.pdf', 'application/pdf', 150_000));
    await page.fill('#complaintMessage', 'Read this');
    await page.click('#submitButton');
    await confirmation(page).waitFor();
    await expectSolved(shop.url, 'uploadSizeChallenge');
  });
});

describe('with a server that', () => {
  it('is slow, shows the file’s progress and is not sent to twice', async () => {
    const page = await openForm();
    const release = await holdBack(page, /file-upload/);
    await page.setInputFiles('#file', invoice);
    await page.fill('#complaintMessage', 'Slowly');
    await page.click('#submitButton');
    const progress = page.getByRole('progressbar', { name: /invoice\.pdf/ });
    await progress.waitFor();
    expect(await page.isDisabled('#submitButton')).toBe(true);
    release();
    await confirmation(page).waitFor();
    expect(await progress.count()).toBe(0);
  });

  it('fails, or is down, says so, and keeps the message and the file for the next attempt', async () => {
    const page = await openForm();
    await page.setInputFiles('#file', invoice);
    await page.fill('#complaintMessage', 'Once more');
    await fail(page, /file-upload/);
    await page.click('#submitButton');
    await expect.poll(() => refusal(page).textContent()).toBe('Your complaint was not sent. Error: out of juice');
    await page.unroute(/file-upload/);
    await fail(page, /api\/Complaints/);
    const posts = watchPosts(page);
    await page.click('#submitButton');
    await expect.poll(() => posts.includes('/api/Complaints/')).toBe(true);
    expect(posts).toContain('/file-upload');
    await expect.poll(() => page.isEnabled('#submitButton')).toBe(true);
    expect(await page.inputValue('#complaintMessage')).toBe('Once more');
    await page.unroute(/api\/Complaints/);
    await page.route(/api\/Complaints/, (route) => route.abort());
    await page.click('#submitButton');
    await expect.poll(() => refusal(page).textContent()).toContain('The shop did not answer.');
    expect(await page.inputValue('#complaintMessage')).toBe('Once more');
    await page.unroute(/api\/Complaints/);
    await page.click('#submitButton');
    await confirmation(page).waitFor();
    const complaints = (
      await createClient(shop.url).get('/api/Complaints', {
        token: (await page.evaluate(() => localStorage.getItem('token'))) ?? '',
      })
    ).json().data;
    expect(complaints.filter(({ message }: { message: string }) => message === 'Once more')).toHaveLength(1);
  });
});

it('nothing overflows at 320 pixels, not even a file with a long name', async () => {
  const page = await shop.open('/#/complain', { viewport: { width: 320, height: 800 } });
  await page.setInputFiles('#file', file(`${'invoice'.repeat(12)}.pdf`, 'application/pdf'));
  await page.getByText('invoiceinvoice').waitFor();
  expect(await sidewaysOverflow(page)).toBe(0);
});
