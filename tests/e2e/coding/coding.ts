import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { buildCodingChallenges } from '../../../build/snippets/build-coding-challenges.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { CodingChallengeContent } from '../../../shared/api/coding-challenges.ts';
import { unfold } from '../range.ts';

const { challenges } = buildCodingChallenges(join(import.meta.dirname, '../../../resources'));

/** Returns what is asked about a challenge's code, including the answers. */
export function contentOf(key: ChallengeKey): CodingChallengeContent {
  const content = challenges[key];
  if (content === undefined) {
    throw new Error(`${key} has no coding challenge.`);
  }
  return content;
}

/** Finds the button of a card that opens its coding challenge, by the id that older score boards use. */
export function codingButton(page: Page, name: string): Locator {
  return page.locator(`[id="${name}.codingChallengeButton"]`);
}

/** Opens the coding challenge of a card, and waits for its code, which is hidden when it opens at the second step. */
export async function openCoding(page: Page, name: string): Promise<void> {
  await unfold(codingButton(page, name));
  await codingButton(page, name).click();
  await page.locator('#line1').waitFor({ state: 'attached' });
}

export async function chooseLines(page: Page, lines: readonly number[]): Promise<void> {
  for (const line of lines) {
    await page.click(`#line${line}`);
  }
}

/** Returns the lines that are currently chosen. */
export function chosenLines(page: Page): Promise<readonly number[]> {
  return page
    .locator('.lineMarker[aria-checked=true]')
    .evaluateAll((lines) => lines.map((line) => Number(line.id.replace('line', ''))));
}

/** Finds the right lines, and waits for the second step. */
export async function findLines(page: Page, content: CodingChallengeContent): Promise<void> {
  await chooseLines(page, content.vulnerableLines);
  await page.click('#findItSubmitButton');
  await page.getByRole('radio', { name: 'Fix 1' }).waitFor();
}

/** Returns the options as they are shuffled on the page: the place of each fix, by its index as served. */
export async function placesOfFixes(page: Page, content: CodingChallengeContent): Promise<ReadonlyMap<number, number>> {
  await page.locator('#line-by-line').click();
  const wasFolded = await page.locator('#showDiffs').isChecked();
  await page.locator('#showDiffs').setChecked(false);
  const places = new Map<number, number>();
  const radios = page.getByRole('radio');
  for (let place = 0; place < content.fixes.length; place += 1) {
    await radios.nth(place).check({ force: true });
    // The new version is what is not removed.
    const shown = await page
      .locator('[role=tabpanel]:visible code')
      .evaluateAll((lines) =>
        lines.filter((line) => line.closest('.delete-row') === null).map((line) => line.textContent),
      );
    const code = shown.map((line) => line?.trimEnd()).join('\n');
    places.set(
      content.fixes.findIndex((fix) => fix.code === code),
      place,
    );
  }
  await page.locator('#showDiffs').setChecked(wasFolded);
  return places;
}

/** Returns a cookie of the page, decoded; undefined when it is not set. */
export async function cookie(page: Page, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find((one) => one.name === name)?.value;
}
