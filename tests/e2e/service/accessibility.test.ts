import type { Page } from 'playwright-core';
import { keepsNobodyOut, type Screens } from '../keeps-nobody-out.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { fail, openAs } from '../visits.ts';

const shop = shopWithBrowser();

/** Opens a screen as a customer who is logged in. */
async function at(route: string, something: string): Promise<Page> {
  const page = await openAs(shop, 'jim@juice-sh.op', 'ncc-1701', `/#/${route}`, { reducedMotion: 'reduce' });
  await page.locator(something).first().waitFor();
  return page;
}

/** What the walk over all routes doesn't show. */
const screens: Screens = {
  'the feedback form with an error': async () => {
    const page = await at('contact', '#captcha');
    await page.focus('#comment');
    await page.fill('#captchaControl', 'x');
    await page.focus('#comment');
    await page.click('#rating');
    return page;
  },
  'the complaint form with a file that is not allowed': async () => {
    const page = await at('complain', '#complaint-form');
    await page.setInputFiles('#file', { name: 'cat.gif', mimeType: 'image/gif', buffer: Buffer.alloc(9) });
    await page.locator('.fileUploadError').waitFor();
    return page;
  },
  'a complaint that is refused': async () => {
    const page = await at('complain', '#complaint-form');
    await page.fill('#complaintMessage', 'Too sour');
    await fail(page, /Complaints/);
    await page.click('#submitButton');
    await page.getByText('Your complaint was not sent.').waitFor();
    return page;
  },
  'the chat': async () => {
    const page = await at('chatbot', '.speech-bubble-left');
    await page.fill('#message-input', 'Hello');
    await page.press('#message-input', 'Enter');
    await page.locator('.speech-bubble-right').waitFor();
    return page;
  },
  'the recycling form': async () => {
    const page = await at('recycle', 'input[type=radio]');
    await page.getByLabel('Quantity').fill('500');
    await page.getByRole('checkbox').check();
    return page;
  },
};

keepsNobodyOut(screens);
