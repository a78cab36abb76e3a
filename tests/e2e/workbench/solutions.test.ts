import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { shopWithBrowser } from '../running-shop.ts';

const shop = shopWithBrowser();

const solutionOf = (key: string) => join(import.meta.dirname, '../../../resources/challenges', key, 'solution.http');
const withFile = challengeKeys.filter((key) => existsSync(solutionOf(key)));

/** The longest wait for a file, in milliseconds: some have pauses, and the machine may be busy. */
const patience = 60_000;

/** Puts the shop back to its beginning, with nothing solved. */
async function startOver(): Promise<void> {
  for (const what of ['reset-shop', 'reset-progress']) {
    const headers = { 'X-Range': '1' };
    const { status } = await createClient(shop.url).post(`/rest/range/${what}`, { confirm: true }, { headers });
    expect(status, what).toBeLessThan(300);
  }
  expect(await solvedKeys(shop.url)).toEqual(new Set());
}

/** Opens a solution in the workbench, and begins to send all of its requests. */
async function sendAll(page: Page, key: string): Promise<void> {
  const requests = page.getByRole('region', { name: 'Requests of the file' }).getByRole('listitem');
  // A page whose shop starts over renders its screen anew, maybe just when the file is chosen.
  const open = async () => {
    await page.locator('input[type=file]').setInputFiles(solutionOf(key));
    return requests.count();
  };
  await expect.poll(open).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Send all' }).click();
}

/** Waits until nothing of a file is under way, so that nothing of it reaches a shop that has started over. */
async function hasEnded(page: Page): Promise<void> {
  await expect
    .poll(() => page.getByRole('button', { name: 'Cancel' }).getAttribute('aria-disabled'), { timeout: patience })
    .toBe('true');
}

// Reading a solution as a learner would be a screen for each. Here they go through one screen, one after the other.
it('every challenge that requests can solve is solved in the workbench by its file', { timeout: 400_000 }, async () => {
  const page = await shop.open('/#/workbench');
  await page.getByRole('tab', { name: 'Files', exact: true }).click();
  const unsolved: string[] = [];
  for (const key of withFile) {
    await startOver();
    await sendAll(page, key);
    const isSolved = async () => (await solvedKeys(shop.url)).has(key);
    await expect
      .poll(isSolved, { timeout: patience })
      .toBe(true)
      .catch(() => unsolved.push(key));
    await hasEnded(page);
    await page.getByRole('tablist', { name: 'Open files' }).getByRole('tab').press('Delete');
  }
  expect(unsolved).toEqual([]);
  // The rest is listed with its reasons beside the test that runs the same files without a page.
  expect(withFile.length).toBeGreaterThanOrEqual(75);
});
