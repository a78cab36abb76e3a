import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../support/browser.ts';
import { type Client, createClient } from '../../support/client.ts';
import { createAttacker, type Prey } from '../attempts/attacker.ts';
import type { Stranger, StrangersAttempt } from '../strangers/stranger.ts';

/** A shop with strangers around it: a browser that has pages of other sites open, and the sites of these pages. */
export interface Surroundings {
  readonly browser: Browser;
  /** Tries one. @param isAwaited whether it is worth waiting for a while @returns whether it has won */
  wins(attempt: StrangersAttempt, isAwaited: boolean): Promise<boolean>;
  leave(): Promise<void>;
}

/** @param shop its address, as its learner knows it */
export async function meetStrangers(shop: string, prey: Prey): Promise<Surroundings> {
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<body>'));
  site.listen(0);
  await once(site, 'listening');
  // The address of a listening TCP server has this type.
  const { port } = site.address() as AddressInfo;
  const browser = await launchBrowser([
    '--host-resolver-rules=MAP *.example 127.0.0.1',
    // The shop's own measures are tried, not those of the newest browsers.
    '--disable-features=LocalNetworkAccessChecks',
  ]);
  const pageAt: Stranger['pageAt'] = async (host) => {
    const page = await browser.newPage();
    await page.goto(`http://${host}:${port}/`);
    return page;
  };
  const reboundPage: Stranger['reboundPage'] = async () => {
    const page = await browser.newPage();
    const address = `http://rebound.example:${new URL(shop).port}/`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<body>' }));
    await page.goto(address);
    return page;
  };
  const learner = learnerOf(shop);
  const request = `GET /rest/captcha HTTP/1.1\r\nHost: ${new URL(shop).host}\r\n\r\n`;
  const order = JSON.stringify({ requests: [Buffer.from(request).toString('base64')] });
  return {
    browser,
    wins: async ({ attempt }, isAwaited) => {
      const secret = await learner.begin();
      const read = await attempt({ shop, request, order, attacker: createAttacker(shop, prey), pageAt, reboundPage });
      let isWon = read.includes(secret);
      // Whoever can't read a response may still have sent a request, which takes its time.
      for (let look = 0; look < (isAwaited ? 100 : 3) && !isWon; look += 1) {
        await setTimeout(30);
        isWon = await learner.notices(secret);
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
      return isWon;
    },
    leave: async () => {
      await browser.close();
      site.close();
    },
  };
}

/** The learner whose shop it is, with the recording on. */
function learnerOf(shop: string) {
  const client: Client = createClient(shop);
  const ask = async (end: string, body: unknown) => {
    const headers = { origin: shop, 'sec-fetch-site': 'same-origin' };
    return (await client.post(`/rest/range/workbench/history${end}`, body, { headers })).text;
  };
  // Each captcha has the next number, so they count those that somebody else asked for.
  const captcha = async (): Promise<number> => (await client.get('/rest/captcha')).json().captchaId;
  let secrets = 0;
  let last = 0;
  const leave = async () => {
    secrets += 1;
    const secret = `secret-number-${secrets}-`;
    await client.get(`/rest/languages?${secret}`);
    return secret;
  };
  return {
    /** Switches the recording on. @returns a secret that is in the history */
    begin: async () => {
      await ask('/record', { on: true });
      const secret = await leave();
      last = await captcha();
      return secret;
    },
    /** Returns whether somebody has sent something, or the history isn't what it should be. */
    notices: async (secret: string) => {
      const before = last;
      last = await captcha();
      const next = await leave();
      const told = await ask('', {});
      return last !== before + 1 || !told.includes(secret) || !told.includes(next);
    },
  };
}
