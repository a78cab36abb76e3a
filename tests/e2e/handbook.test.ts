import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { lessonNames } from '../../shared/api/lesson-names.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { printedPages } from '../support/printed-pages.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { barriers, barriersInAllLooks, barriersOfContent } from './axe.ts';
import { focused } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ data: null }), sharedBrowser()]);
});
afterEach(() => closePages(browser));
afterAll(async () => {
  await closePages(browser);
  await shop.stop();
});

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 320, height: 640 } };

/** Opens a page of the handbook in an empty browser profile. */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await emptiedProfile(browser).newEmptyPage(options);
  await page.goto(`${shop.url}/handbook/${path}`);
  return page;
}

/**
 * Names what a page is made of: each element with what it is in, its attributes, whether it says nothing or refers to nothing, and each heading
 * with the one before it. Shapes within drawings are left out.
 */
function kindsOfContent(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element | null | undefined) => `${element?.tagName}.${element?.getAttribute('class')}`;
    const isDangling = (element: Element) =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].some((name) =>
        element
          .getAttribute(name)
          ?.split(' ')
          .some((id) => document.getElementById(id) === null),
      );
    const elements = [...document.querySelectorAll('main, main :not(svg :not(title))')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}${value.trim() === ''}`);
      const isEmpty = element.textContent.trim() === '';
      return [nameOf(element.parentElement), nameOf(element), ...attributes, isEmpty, isDangling(element)].join(' ');
    });
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    return [...elements, ...headings.map((heading, index) => `${nameOf(headings[index - 1])} ${nameOf(heading)}`)];
  });
}

/** Returns some of the pages that together have all kinds of content: always the one with most that the others before it lack. */
function covering(kinds: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const chosen: string[] = [];
  let missing = new Map(kinds);
  while (missing.size > 0) {
    const [name = '', all = new Set()] = [...missing].toSorted(([, one], [, other]) => other.size - one.size)[0] ?? [];
    chosen.push(name);
    missing = new Map(
      [...missing].map(([each, left]) => [each, left.difference(all)] as const).filter(([, left]) => left.size > 0),
    );
  }
  return chosen;
}

const question = (page: Page, number: number) => page.getByRole('group', { name: `Question ${number}` });

it('leads from the search to a section, keeps the quiz, and goes on where the learner was', {
  timeout: 120_000,
}, async () => {
  const page = await open('', desk);
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  expect(await barriersInAllLooks(page)).toEqual([]);
  await page.keyboard.press('/');
  expect(await focused(page)).toBe('search');
  await page.keyboard.type('xylophone');
  await page.getByText('Nothing found. Try another word.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await page.keyboard.type('sqlite_master UNION');
  const hit = page.getByRole('link', { name: 'SQL injection: Reading other tables' });
  await hit.waitFor();
  expect(await barriers(page, 'main')).toEqual([]);
  await hit.click();
  await page.waitForURL('**/handbook/sql-injection/#reading-other-tables');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  expect(await page.getByRole('heading', { name: 'Reading other tables' }).isVisible()).toBe(true);

  const first = question(page, 1);
  expect(await first.getByText(/^Right\./).isVisible()).toBe(false);
  await first.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await first.getByText(/^Right\./).waitFor();
  expect(await first.locator('.why:visible').count()).toBe(await first.getByRole('radio').count());
  expect(await first.getByRole('radio').last().isDisabled()).toBe(true);
  const score = page.locator('.score');
  await expect.poll(() => score.textContent()).toMatch(/^[01] of 4 right/);
  expect(await barriersInAllLooks(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => first.getByRole('radio', { checked: true }).count()).toBe(1);
  for (const number of [2, 3, 4]) {
    await question(page, number).locator('.right input').check();
  }
  await expect.poll(() => score.textContent()).toMatch(/^[34] of 4 right/);
  // Whoever has answered all of it has read it.
  await page.getByRole('button', { name: 'Read', pressed: true }).waitFor();
  await page.getByRole('heading', { name: 'Without any error' }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Handbook' }).click();

  const row = page.locator('[data-progress=sql-injection]');
  await expect.poll(() => row.locator('.state').textContent()).toMatch(/^read, quiz [34] of 4$/);
  await page.getByRole('link', { name: 'Go on where you were' }).click();
  await page.waitForURL(/\/handbook\/sql-injection\/#[a-z-]+$/);
  await page.getByRole('button', { name: 'Answer again' }).click();
  await expect.poll(() => first.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(failures).toEqual([]);
});

it('can be read and answered without scripts', async () => {
  const page = await open('http/', { ...phone, javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1, name: 'HTTP and the developer tools' }).waitFor();
  expect(await page.getByRole('searchbox').isVisible()).toBe(false);
  await page.locator('.side summary').click();
  expect(await page.getByRole('link', { name: 'SQL injection', exact: false }).first().isVisible()).toBe(true);
  await question(page, 1).locator('.right input').check();
  expect(
    await question(page, 1)
      .getByText(/^Right\./)
      .isVisible(),
  ).toBe(true);
});

it('has no barrier on any page, fits the narrowest screen, and folds its lists there', {
  timeout: 240_000,
}, async () => {
  const page = await open('', phone);
  const addressOf = (name: string) => `${shop.url}/handbook/${name}${name === '' ? '' : '/'}`;
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const name of ['', ...lessonNames, 'nothing']) {
    await page.goto(addressOf(name));
    expect([name, await sidewaysOverflow(page)]).toEqual([name, 0]);
    kinds.set(name, new Set(await kindsOfContent(page)));
  }
  // Looking for barriers takes longer than all else here, and finds none in what it has looked at before.
  for (const name of covering(kinds)) {
    await page.goto(addressOf(name));
    expect([name, await barriersOfContent(page, 'main')]).toEqual([name, []]);
  }
  await page.goto(`${shop.url}/handbook/http/`);
  const list = page.getByRole('navigation', { name: 'All lessons' });
  expect(await list.isVisible()).toBe(false);
  await page.locator('.side summary').click();
  expect(await list.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.locator('.side summary').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'In this lesson' }).isVisible()).toBe(true);
});

it('prints as a book: numbered pages, and each chapter under its title', { timeout: 180_000 }, async () => {
  const page = await open('book/');
  await page.emulateMedia({ colorScheme: 'dark' });
  const pages = printedPages(await page.pdf({ format: 'A4' }));
  const [cover = [], ...others] = pages;
  expect(cover).toContain('A course in breaking and mending a web shop');
  expect(cover).not.toContain('1');
  const unnumbered = others.filter(
    (texts, index) => texts[0] !== 'Juice Range handbook' || !texts.includes(`${index + 2}`),
  );
  expect(unnumbered).toEqual([]);
  const heads = others.map((texts) => /^(\d\.\d+) /.exec(texts[1] ?? '')?.[1]).filter((number) => number !== undefined);
  expect([...new Set(heads)]).toHaveLength(lessonNames.length);
  expect(heads).toEqual(
    heads.toSorted((one, other) => Number(one[0]) - Number(other[0]) || Number(one.slice(2)) - Number(other.slice(2))),
  );
  expect(pages.length).toBeGreaterThan(250);
  expect(pages.length).toBeLessThan(500);
  // Paper is white, whatever the reader's theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
});
