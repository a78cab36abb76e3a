import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type LessonName, lessonNames } from '../../shared/api/lesson-names.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { printedPages } from '../support/printed-pages.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { sharedShop } from '../support/shared-shop.ts';
import type { RunningShop } from '../support/shop.ts';
import { barriersInAllLooks, barriersOfContent } from './axe.ts';
import { focused } from './running-shop.ts';
import { sidewaysOverflow } from './visits.ts';

let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  [shop, browser] = await Promise.all([sharedShop(), sharedBrowser()]);
});
afterEach(() => closePages(browser));
afterAll(() => closePages(browser));

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 320, height: 640 } };

/** Returns the address of a page of the handbook; that of its contents for an empty name. */
const addressOf = (name: string) => `${shop.url}/handbook/${name === '' ? '' : `${name}/`}`;

/** Opens a page of the handbook in an empty browser profile. */
async function open(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await emptiedProfile(browser).newEmptyPage(options);
  await page.goto(addressOf(name));
  return page;
}

/**
 * Names what pages are made of, as they are served: each element with what it is in, where that matters, its attributes, whether it says nothing
 * or refers to nothing, and each heading with the one before it. Shapes within drawings are left out.
 */
async function kindsOfContent(page: Page, names: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const kindsOf = async (address: string): Promise<readonly string[]> => {
    const html = await (await fetch(address)).text();
    const served = new DOMParser().parseFromString(html, 'text/html');
    const nameOf = (element: Element | null | undefined) => `${element?.tagName}.${element?.getAttribute('class')}`;
    const isDangling = (element: Element) =>
      ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'].some((name) =>
        element
          .getAttribute(name)
          ?.split(' ')
          .some((id) => served.getElementById(id) === null),
      );
    // Some elements belong in certain others, and one that can be used must not be in another.
    const placeOf = ({ tagName, parentElement }: Element) =>
      /^(?:LI|D[TD]|T[DHR]|CAPTION|SUMMARY|LEGEND|FIGCAPTION|OPTION)$/.test(tagName)
        ? parentElement?.tagName
        : parentElement?.closest('a, button, label, summary')?.tagName;
    const elements = [...served.querySelectorAll('main, main :not(svg :not(title))')].map((element) => {
      const attributes = [...element.attributes].map(({ name, value }) => `${name}${value.trim() === ''}`);
      const isEmpty = element.textContent.trim() === '';
      return [placeOf(element), nameOf(element), ...attributes, isEmpty, isDangling(element)].join(' ');
    });
    const headings = [...served.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    const order = headings.map((heading, index) => `${nameOf(headings[index - 1])} ${nameOf(heading)}`);
    return [...new Set([...elements, ...order])];
  };
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const name of names) {
    kinds.set(name, new Set(await page.evaluate(kindsOf, addressOf(name))));
  }
  return kinds;
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
  await page.keyboard.insertText('xylophone');
  await page.getByText('Nothing found. Try another word.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'First steps' }).waitFor();
  await page.keyboard.type('sqlite_master UNION');
  const hit = page.getByRole('link', { name: 'SQL injection: Reading other tables' });
  await hit.waitFor();
  expect(await barriersOfContent(page, 'main')).toEqual([]);
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
  expect(await barriersInAllLooks(page, 'main')).toEqual([]);
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
  const page = await open('http', { ...phone, javaScriptEnabled: false });
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

it('has no barrier on pages of any kind, which fit the narrowest screen, and folds its lists there', {
  timeout: 120_000,
}, async () => {
  const page = await open('', phone);
  // Looking for barriers takes longer than all else here, and finds none in what it has looked at before.
  for (const name of covering(await kindsOfContent(page, ['', ...lessonNames, 'nothing']))) {
    await page.goto(addressOf(name));
    expect([name, await sidewaysOverflow(page)]).toEqual([name, 0]);
    expect([name, await barriersOfContent(page, 'main')]).toEqual([name, []]);
  }
  await page.goto(addressOf('http'));
  const list = page.getByRole('navigation', { name: 'All lessons' });
  expect(await list.isVisible()).toBe(false);
  await page.locator('.side summary').click();
  expect(await list.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await page.locator('.side summary').isVisible()).toBe(false);
  expect(await page.getByRole('navigation', { name: 'In this lesson' }).isVisible()).toBe(true);
});

/** Leaves only some chapters in the book, and the parts that they are in: printing all of them takes ten times as long. */
async function keepChapters(page: Page, names: readonly LessonName[]): Promise<void> {
  await page.evaluate(
    (kept) => {
      for (const chapter of document.querySelectorAll('.chapter')) {
        if (!kept.includes(chapter.id)) {
          chapter.remove();
        }
      }
      for (const part of document.querySelectorAll('.part:not(:has(.chapter))')) {
        part.remove();
      }
    },
    names as readonly string[],
  );
}

it('is a book with every lesson that fits the narrowest screen, and prints: numbered pages, and each chapter under its title', {
  timeout: 120_000,
}, async () => {
  const page = await open('book', phone);
  expect(await sidewaysOverflow(page)).toBe(0);
  const sheets = await page
    .locator('.chapter')
    .evaluateAll((chapters) => chapters.map((chapter) => [chapter.id, getComputedStyle(chapter).page]));
  expect(sheets).toEqual(lessonNames.map((name) => [name, `lesson-${name}`]));
  const printed = ['http', 'filters-and-csp', 'privacy'] as const;
  await keepChapters(page, printed);
  const titles = printed.map((name) => page.locator(`.toc a[href="#${name}"]`).textContent());
  await page.emulateMedia({ colorScheme: 'dark' });
  const pages = printedPages(await page.pdf({ format: 'A4' }));
  const [cover = [], ...others] = pages;
  expect(cover).toContain('A course in breaking and mending a web shop');
  expect(cover).not.toContain('1');
  const unnumbered = others.filter(
    (texts, index) => texts[0] !== 'Juice Range handbook' || !texts.includes(`${index + 2}`),
  );
  expect(unnumbered).toEqual([]);
  const heads = others.map((texts) => texts[1] ?? '').filter((text) => /^\d\.\d+ /.test(text));
  expect([...new Set(heads)].map((head) => head.replace('  ', ' '))).toEqual(await Promise.all(titles));
  expect(heads.length).toBeGreaterThan(12);
  expect(heads.length).toBeLessThan(60);
  // Paper is white, whatever the reader's theme.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
});
