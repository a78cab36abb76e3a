import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { contentFolder, repository } from '../../paths.ts';

/*
 * Draws the promotion clip: `node build/drawings/video/make-clip.ts [path of a Chromium]`. The result is committed.
 */

const clip = join(contentFolder, 'public/assets/public/videos/owasp_promo.mp4');

/** The browser encodes video for secure origins only, and localhost counts as one. Nothing listens there. */
const origin = 'http://localhost';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
};

const executablePath = process.argv[2];
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const page = await browser.newPage();
await page.route(`${origin}/**`, (route) => {
  const { pathname } = new URL(route.request().url());
  return pathname === '/'
    ? route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' })
    : route.fulfill({
        contentType: types[extname(pathname)] ?? 'application/octet-stream',
        body: readFileSync(join(repository, decodeURIComponent(pathname))),
      });
});
await page.goto(origin);
// The function is passed as a string, since the browser's types are not known here.
const base64 = await page.evaluate<string>(
  `import('/build/drawings/video/clip.js').then(({ makeClip }) => makeClip())`,
);
await browser.close();
writeFileSync(clip, Buffer.from(base64, 'base64'));
