import { expect } from 'vitest';
import { bearerOf, registerCustomer, sendJson } from '../exploits/support.ts';
import { type Acts, proveCodingChallenge } from './harness/prove.ts';
import { type ChangedPage, changedPages } from './page-harness/pages.ts';
import { addMarkup, dialogsOf, markupSettles, scriptPayloads } from './page-harness/running-scripts.ts';
import { isShownTo, shows } from './page-harness/screens.ts';

const run = changedPages([
  'localXssChallenge',
  'xssBonusChallenge',
  'restfulXssChallenge',
  'adminSectionChallenge',
  'scoreBoardChallenge',
  'web3SandboxChallenge',
  'tokenSaleChallenge',
]);

const heading = ({ page }: ChangedPage) => page.locator('#searchValue');

/** Searches in the page without reloading it, and waits until the heading changes. */
async function search(shop: ChangedPage, text: string): Promise<void> {
  const before = await heading(shop).innerHTML();
  await shop.page.evaluate((query) => {
    window.location.hash = `#/search?q=${encodeURIComponent(query)}`;
  }, text);
  await expect.poll(() => heading(shop).innerHTML(), { interval: 10 }).not.toBe(before);
}

/** Returns whether the heading names what was searched for, and the grid shows it. */
async function searchServes(shop: ChangedPage): Promise<boolean> {
  await shop.page.goto(`${shop.url}/#/search?q=pear`);
  await search(shop, 'apple juice');
  await shop.page.locator('.ribbon-card', { hasText: 'Apple Juice (1000ml)' }).waitFor();
  return (await heading(shop).textContent()) === 'apple juice';
}

/** Returns whether a search text runs as a script. */
async function searchRunsScripts(shop: ChangedPage): Promise<boolean> {
  const said = dialogsOf(shop.page);
  for (const payload of scriptPayloads) {
    await search(shop, payload);
    await markupSettles(shop.page, payload, said);
    await search(shop, 'pear');
    if (said.includes('xss')) {
      return true;
    }
  }
  return false;
}

/** Returns whether a search text embeds a foreign page, as the payload with the music player does. */
async function searchShowsForeignFrames(shop: ChangedPage): Promise<boolean> {
  const player = '<iframe src="https://w.soundcloud.com/player/?url=xss" allow="autoplay">';
  const asked: string[] = [];
  await shop.page.route('https://w.soundcloud.com/**', (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.abort();
  });
  await search(shop, player);
  await addMarkup(shop.page, player.replace('xss', 'control'));
  await expect.poll(() => asked, { interval: 10 }).toContain('?url=control');
  await search(shop, 'pear');
  return asked.includes('?url=xss');
}

proveCodingChallenge('localXssChallenge', {
  run,
  expected: [
    'open: a search runs a script',
    'closed',
    'broken: a search names what it looked for',
    'open: a search runs a script',
  ],
  uses: { 'a search names what it looked for': searchServes },
  attacks: { 'a search runs a script': searchRunsScripts },
});

proveCodingChallenge('xssBonusChallenge', {
  run,
  expected: [
    'closed',
    'open: a search embeds a foreign page',
    'open: a search embeds a foreign page',
    'open: a search embeds a foreign page',
  ],
  uses: { 'a search names what it looked for': searchServes },
  attacks: { 'a search embeds a foreign page': searchShowsForeignFrames, 'a search runs a script': searchRunsScripts },
});

/** Opens one of the listed products, looks at it and closes it again. */
async function lookAt({ page }: ChangedPage, name: string, look: () => Promise<void>): Promise<void> {
  await page.locator('.ribbon-card', { hasText: name }).locator('.product').click();
  await page.locator('app-product-details .item-price').waitFor();
  await look();
  await page.keyboard.press('Escape');
  await page.locator('app-product-details').waitFor({ state: 'detached' });
}

proveCodingChallenge('restfulXssChallenge', {
  run,
  expected: [
    'closed',
    'broken: a description has its link',
    'open: a description runs a script',
    'open: a description runs a script',
  ],
  uses: {
    'a description has its link': async (shop) => {
      let links = 0;
      await shop.page.goto(`${shop.url}/#/search?q=pomace`);
      await lookAt(shop, 'Apple Pomace', async () => {
        links = await shop.page.locator('app-product-details a[href="/#recycle"]').count();
      });
      return links === 1;
    },
  },
  attacks: {
    'a description runs a script': async (shop) => {
      const { url, page } = shop;
      const said = dialogsOf(page);
      const bearer = await bearerOf(url, await registerCustomer(url));
      const mark = `probe ${Date.now()}`;
      for (const [index, payload] of scriptPayloads.entries()) {
        const product = { name: `Bad ${index}`, description: `${mark} ${payload}`, price: 1.99 };
        // The page shows what was added and what was changed alike.
        const { status } =
          index === 0
            ? await sendJson('POST', `${url}/api/Products`, product, bearer)
            : await sendJson('PUT', `${url}/api/Products/${index}`, product);
        expect(status).toBe(index === 0 ? 201 : 200);
      }
      // The list shows the text of the descriptions, too.
      await page.goto(`${url}/#/search?q=${encodeURIComponent(mark)}`);
      for (const [index, payload] of scriptPayloads.entries()) {
        await lookAt(shop, `Bad ${index}`, () => markupSettles(page, payload, said));
        if (said.includes('xss')) {
          return true;
        }
      }
      return false;
    },
  },
});

/** The score board without its challenges, which take time to draw. */
const emptyBoard = '#/score-board?searchQuery=durian';

/** What the route table must keep doing: everyone sees public screens, and a visitor who isn't logged in sees no others. */
const routes: Acts<ChangedPage> = {
  'a visitor sees the contact form': (shop) => shows(shop, 'guest', '#/contact', 'app-contact'),
  'a visitor sees no saved addresses': (shop) => shows(shop, 'guest', '#/address/saved', 'app-error-page'),
};

/** Attempts to see a screen that is not for everyone. */
const seeing = (path: string, tag: string): Acts<ChangedPage> => ({
  'a visitor sees the screen': (shop) => isShownTo(['guest'], shop, path, tag),
  'an administrator sees the screen': (shop) => isShownTo(['admin'], shop, path, tag),
});

proveCodingChallenge('adminSectionChallenge', {
  run,
  expected: [
    'closed',
    'open: an administrator sees the screen',
    'open: an administrator sees the screen',
    'open: an administrator sees the screen',
  ],
  uses: routes,
  attacks: seeing('#/administration', 'app-administration'),
});

proveCodingChallenge('scoreBoardChallenge', {
  run,
  expected: [
    'open: a visitor sees the screen',
    'open: a visitor sees the screen',
    'broken: a visitor sees the score board',
  ],
  nothingToClose: 'Everybody may see the score board, so the right fix says so and leaves the route as it is.',
  uses: {
    ...routes,
    'a visitor sees the score board': (shop) => shows(shop, 'guest', emptyBoard, 'app-score-board'),
  },
  attacks: seeing(emptyBoard, 'app-score-board'),
});

proveCodingChallenge('web3SandboxChallenge', {
  run,
  expected: ['closed', 'open: an administrator sees the screen', 'open: an administrator sees the screen'],
  uses: routes,
  attacks: seeing('#/web3-sandbox', 'app-web3-sandbox'),
});

proveCodingChallenge('tokenSaleChallenge', {
  run,
  expected: ['open: a visitor sees the screen', 'open: an administrator sees the screen', 'closed'],
  // The table's other rule: anyone who returns from a third party is logged in.
  uses: {
    'whoever returns from a third party is logged in': async ({ url, page }) => {
      // A page whose requests are held loads everything anew, so it loads before.
      await page.goto(`${url}/#/register`);
      await page.route('**/decoy/id/userinfo*', () => {});
      await page.goto(`${url}/#access_token=abc`);
      await page.locator('app-oauth, app-search-result').waitFor();
      return (await page.locator('app-oauth').count()) === 1;
    },
  },
  attacks: seeing('#/tokensale-ico-ea', 'app-token-sale'),
});
