/**
 * `npm run screenshots [-- part-of-a-name ...]`: writes pictures of all screens, in light and dark colours and at four widths, to
 * `screenshots/`, for people to look at. Builds what is stale first. Not part of `npm test`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { buildIfStale } from '../../build/start/build.ts';
import { prepareShop } from '../e2e/walk/visitors.ts';
import { findChromium } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';
import { startShop } from '../support/shop.ts';
import { photographClassBoard } from './class-board.ts';
import { createPhotographer } from './photographer.ts';
import { newcomerSceneries, prepareRange } from './range-sceneries.ts';
import { type Scenery, sceneries } from './sceneries.ts';

const folder = join(import.meta.dirname, '../../screenshots');
const wanted = process.argv.slice(2);

await buildIfStale();
if (wanted.length === 0) {
  rmSync(folder, { recursive: true, force: true });
}
mkdirSync(folder, { recursive: true });
const { path: executablePath } = await findChromium();
const shop = await startShop({ data: null, config: 'challenges:\n  showSolvedNotifications: false\n' });
const browser: Browser = await chromium.launch({ executablePath, args: [...quietFlags] });
try {
  const photographer = createPhotographer(browser, shop.url, await prepareShop(shop.url), folder);
  const photograph = async (listed: readonly Scenery[]) => {
    for (const scenery of listed) {
      if (wanted.length === 0 || wanted.some((part) => scenery.name.includes(part))) {
        await photographer.photograph(scenery);
        console.log(scenery.name);
      }
    }
  };
  await photograph(newcomerSceneries);
  await prepareRange(shop.url);
  await photograph(sceneries);
  await photographClassBoard(
    browser,
    folder,
    (name) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
} finally {
  await browser.close();
  await shop.stop();
}
