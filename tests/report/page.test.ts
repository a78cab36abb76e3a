import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildContent } from '../../build/content/build-content.ts';
import { reportedChallenges } from '../../shared/content/built-challenges.ts';
import { makeReport } from '../../shared/report/report.ts';
import { barriersInAllLooks } from '../e2e/axe.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { ofOurs, ofPeer, textsIn } from './classroom.ts';

const challenges = reportedChallenges(buildContent(join(import.meta.dirname, '../../resources')).content);

test("a report's page is accessible, on a phone too, and runs nothing that a file contains", async () => {
  const learner = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
  const { html } = makeReport({
    backups: [
      { fileName: 'evil.json', text: ofOurs({ learner }) },
      { fileName: 'peer.json', text: ofPeer },
      { fileName: 'bad.json', text: '' },
    ],
    challenges,
    now: new Date(),
    texts: textsIn('en'),
  });
  const browser = await sharedBrowser();
  // The page's own policy would block the checker as well.
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  await page.setContent(html);

  await page.getByRole('rowheader', { name: learner }).first().waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await barriersInAllLooks(page)).toEqual([]);
  await closePages(browser);
});
