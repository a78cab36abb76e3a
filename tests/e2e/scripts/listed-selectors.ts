import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** A selector of public browser scripts for v18, and where in the shop they use it. */
interface ListedSelector {
  readonly place: string;
  readonly selector: string;
}

/** All of `script-selectors.csv`. Its last column says in how many of 28 public repositories the selector was found. */
export const listedSelectors: readonly ListedSelector[] = readFileSync(
  new URL('./script-selectors.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, place = '', quoted, plain] = /^([^,]+),(?:"((?:[^"]|"")*)"|([^,]*)),\d+$/.exec(line) ?? [];
    return { place, selector: quoted?.replaceAll('""', '"') ?? plain ?? '' };
  });

/**
 * Waits until the page has an element for every selector of a place.
 * @returns the selectors for which there is none after some seconds
 */
export async function missingAt(page: Page, place: string): Promise<readonly string[]> {
  const wanted = listedSelectors.filter((listed) => listed.place === place).map(({ selector }) => selector);
  if (wanted.length === 0) {
    throw new Error(`No selector is listed for "${place}".`);
  }
  const search = (selectors: readonly string[]) => selectors.filter((one) => document.querySelector(one) === null);
  await page
    .waitForFunction((selectors) => selectors.every((one) => document.querySelector(one) !== null), wanted, {
      timeout: 5000,
    })
    .catch(() => 'the missing ones are reported below');
  return page.evaluate(search, wanted);
}
