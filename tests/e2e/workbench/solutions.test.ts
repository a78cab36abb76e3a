import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import type { FileRequest, Header } from '../../../shared/http-file/http-file.ts';
import { parseHttpFile } from '../../../shared/http-file/parse.ts';
import { solvedKeys } from '../../exploits/support.ts';
import { createClient } from '../../support/client.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';

const shop = sharedShopWithBrowser();

const solutionOf = (key: string) => join(import.meta.dirname, '../../../resources/challenges', key, 'solution.http');

/** Returns what a page has to get right to send a request, each by a name of its own. */
function demandsOf({ method, target, headers, body }: FileRequest): readonly string[] {
  const texts = [target, body, ...headers.map(({ value }) => value)];
  return [
    method,
    ...headers.map(demandOf),
    ...texts.flatMap((text) => text.match(/\.response\.(?:body|headers)/g) ?? []),
    ...texts.filter((text) => /[^\p{ASCII}]/u.test(text)).map(() => 'other characters than ASCII'),
    ...(body.length > 100_000 ? ['a long body'] : []),
  ];
}

function demandOf({ name, value }: Header): string {
  return name.toLowerCase() === 'content-type' ? value.replace(/;.*/, '') : name.toLowerCase();
}

/** Returns the challenges whose solutions demand something that no solution before them does. */
function unlikeOthers(): readonly ChallengeKey[] {
  const known = new Set<string>();
  return challengeKeys.filter((key) => {
    if (!existsSync(solutionOf(key))) {
      return false;
    }
    const parsed = parseHttpFile(readFileSync(solutionOf(key), 'utf8'));
    const demands = new Set(parsed.kind === 'refused' ? [key] : parsed.file.requests.flatMap(demandsOf));
    const isNew = !demands.isSubsetOf(known);
    for (const demand of demands) {
      known.add(demand);
    }
    return isNew;
  });
}

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

// Every file is proved to solve its challenge without a page (tests/exploits/solutions/), by the code that the page sends files with.
it('solutions of every kind solve their challenges in the workbench', { timeout: 400_000 }, async () => {
  const keys = unlikeOthers();
  expect(keys.length).toBeGreaterThanOrEqual(10);
  const page = await shop.open('/#/workbench');
  await page.getByRole('tab', { name: 'Files', exact: true }).click();
  const unsolved: string[] = [];
  for (const key of keys) {
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
});
