import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { httpFileLimits } from '../../../shared/http-file/http-file.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { editor, openFile, openFiles, textIn } from './bench.ts';

/*
 * Attempts to stop the workbench's page, with a file that a learner was given, or with what is in the browser's store. SECURITY.md names them.
 */

const shop = sharedShopWithBrowser();

const fileText = /^Text of /;
const tabs = (page: Page) => page.getByRole('tablist', { name: 'Requests' }).getByRole('tab');
const entries = (page: Page) => page.getByRole('region', { name: 'Requests of the file' }).getByRole('listitem');

/** Values that refer to values, forty times each. */
const exploding = `${Array.from({ length: 400 }, (_, at) => `@v${at} = ${`{{v${at + 1}}}`.repeat(40)}`).join('\n')}\nGET /{{v0}}`;
const tenThousand = 'GET /x\n###\n'.repeat(10_000);

const open = () => shop.open('/#/workbench', { viewport: { width: 1440, height: 900 } });

/** Writes so many tabs into the browser's store, as an earlier visit might have. */
async function keepTabs(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (most) =>
      new Promise<void>((resolve, reject) => {
        const draft = { text: 'GET / HTTP/1.1\n\n', headEnds: 'crlf', bodyEnds: 'lf', setsLength: true };
        const all = Array.from({ length: most }, (_, at) => ({ id: `tab-${at}`, name: `tab ${at}`, draft }));
        const opening = indexedDB.open('juice-range-workbench');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('parts', 'readwrite');
          writing.objectStore('parts').put({ tabs: all, active: 'tab-0' }, 'repeater');
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    count,
  );
}

/** Returns the longest time in milliseconds in which the page did nothing else, within a second. */
function longestPause(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let last = performance.now();
    let gap = 0;
    for (let round = 0; round < 40; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      gap = Math.max(gap, performance.now() - last);
      last = performance.now();
    }
    return gap;
  });
}

it('neither a hostile file nor a full store stops the page', async () => {
  const page = await open();
  await editor(page).waitFor();
  await keepTabs(page, 10_000);
  await page.reload();
  await expect.poll(() => tabs(page).count()).toBe(50);

  await openFiles(page);
  const hostile = {
    'faults.http': 'x\n### {{{{\n'.repeat(80_000),
    'requests.http': '###\nGET /{{a}}\n{{\n'.repeat(499).replaceAll('\n{{\n', '\n\n{{b\n'),
    'one-line.http': `POST /x\nContent-Type: application/json\n\n${'{"a":"{{'.repeat(120_000)}`,
    'many.http': tenThousand,
    'variables.http': exploding,
  };
  for (const [name, text] of Object.entries(hostile)) {
    await openFile(page, name, text);
    await page.getByRole('tab', { name, exact: true }).waitFor();
    expect(await longestPause(page), name).toBeLessThan(4000);
    await editor(page, fileText).focus();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('# typed\n');
    await expect.poll(() => textIn(page, fileText)).toContain('# typed');
  }
  await page.getByRole('tab', { name: 'many.http, changed' }).click();
  await page.getByText(`The file has more than ${httpFileLimits.requests} requests.`).waitFor();
  await page.getByRole('tab', { name: 'variables.http, changed' }).click();
  await page.getByRole('button', { name: 'Send all', exact: true }).click();
  await page.getByText(`The request has more than ${httpFileLimits.references} references.`).waitFor();
  await openFile(page, 'long.http', 'a'.repeat(1_100_000));
  await page.getByText('long.http is longer than 1 MiB.').waitFor();
}, 180_000);

/**
 * Takes limits out of the code that the shop sends to a page.
 * @returns those that were found in it, each as often as it was found
 */
async function lift(context: BrowserContext, limits: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const found: string[] = [];
  await context.route('**/chunks/*.js', async (route) => {
    const response = await route.fetch();
    let code = await response.text();
    for (const [limit, lifted] of Object.entries(limits)) {
      const parts = code.split(limit);
      found.push(...Array<string>(parts.length - 1).fill(limit));
      code = parts.join(lifted);
    }
    await route.fulfill({ response, body: code });
  });
  return found;
}

it('without the limits, they do', async () => {
  const page = await open();
  await editor(page).waitFor();
  await keepTabs(page, 200);
  const { length, requests, variables, depth } = httpFileLimits;
  const limits = {
    '.slice(0,50)': '.slice(0,1e6)',
    [`{length:${length},requests:${requests},variables:${variables},depth:${depth},references:5e4}`]:
      '{length:1e9,requests:1e9,variables:1e9,depth:1e9,references:1e9}',
  };
  const found = await lift(page.context(), limits);
  await page.reload();
  await expect.poll(() => tabs(page).count()).toBe(200);
  await openFiles(page);
  await openFile(page, 'many.http', 'GET /x\n###\n'.repeat(600));
  await expect.poll(() => entries(page).count()).toBe(600);
  expect(found.toSorted()).toEqual(Object.keys(limits).toSorted());
  await openFile(page, 'variables.http', exploding);
  await page.getByRole('tab', { name: 'variables.http', exact: true }).waitFor();
  // It may not even return from the click.
  page
    .getByRole('button', { name: 'Send all', exact: true })
    .click()
    .catch(() => {});
  await wait(500);
  const answered = page.evaluate(() => true).catch(() => false);
  expect(await Promise.race([answered, wait(4000, false)])).toBe(false);
}, 180_000);
