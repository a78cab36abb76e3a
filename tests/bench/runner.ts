import { chromium } from 'playwright-core';
import { workbenchLimits } from '../../shared/api/workbench.ts';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { type Figure, ofRounds } from './figures.ts';
import type { Limit } from './limit.ts';
import { ofPlainRequests, plainMilliseconds } from './plain-requests.ts';

const runs = 5;

/**
 * Measures how long the workbench's runner takes for as many requests as a run may have, from the click to the last row: a median.
 * @param plain the plain server, which is asked in turn with the runner
 */
export async function measureRunner(url: string, plain: Limit): Promise<Figure> {
  const { path } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: [...quietFlags] });
  const seen: { seconds: number[]; plain: number[] } = { seconds: [], plain: [] };
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([
      { name: 'welcomebanner_status', value: 'dismiss', url },
      { name: 'cookieconsent_status', value: 'dismiss', url },
    ]);
    const page = await context.newPage();
    await page.goto(`${url}/#/workbench`);
    await page.getByRole('tab', { name: 'Runner' }).click();
    await page.getByRole('textbox', { name: 'Request 1', exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('GET /robots.txt?§1§ HTTP/1.1\nHost: localhost\n\n');
    await page.getByLabel('Values from').selectOption('numbers');
    await page.getByLabel('To', { exact: true }).fill(String(workbenchLimits.requests));
    await page.getByRole('textbox', { name: 'At once' }).fill(String(workbenchLimits.atOnce));
    for (let run = 0; run < runs; run += 1) {
      seen.plain.push((await plainMilliseconds(plain)) / 1000);
      const began = performance.now();
      await page.getByRole('button', { name: 'Start' }).click();
      await page.locator('[data-end=finished]').waitFor();
      seen.seconds.push((performance.now() - began) / 1000);
    }
  } finally {
    await browser.close();
  }
  return {
    name: `${workbenchLimits.requests} requests of the runner, ${workbenchLimits.atOnce} at once`,
    unit: 's',
    ...ofRounds(seen.seconds),
    yardstick: ofPlainRequests(seen.plain),
    target: { bound: 'at most', value: 3 },
  };
}
