import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopLaunch } from '../../server/supervisor/confinement-flags.ts';
import { closePages, sharedBrowser } from '../support/browser.ts';
import { emptiedProfile } from '../support/reused-profile.ts';
import { type RunningShop, startShop } from '../support/shop.ts';
import { barriersInAllLooks } from './axe.ts';
import { sidewaysOverflow } from './visits.ts';

const dist = join(import.meta.dirname, '../../dist');

let shop: RunningShop;
let browser: Browser;
let address: string;
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShop({ data: null, flags: ['--trainer'] }), sharedBrowser()]);
  address = /For trainers only, with all solutions: (http:\S+)/.exec(shop.output())?.[1] ?? '';
});
afterAll(async () => {
  await closePages(browser);
  await shop.stop();
});

/** Returns the status of a request to the trainer's address. */
function statusOf(url: string, options: { readonly method?: string; readonly host?: string } = {}): Promise<unknown> {
  const { method = 'GET', host } = options;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, ...(host === undefined ? {} : { headers: { host } }) }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end();
  });
}

describe('the trainer’s page, with --trainer', () => {
  it('shows plans, solutions that can be copied, tests and a handout, to everyone and on paper', async () => {
    const page = await emptiedProfile(browser).newEmptyPage({});
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${address}#solutions-injection`);
    await page.getByRole('heading', { name: 'Solutions: Injection' }).waitFor();
    expect(await barriersInAllLooks(page)).toEqual([]);
    const login = page.locator('pre', { hasText: "' or 1=1--" }).first();
    const host = new URL(shop.url).host;
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await page.locator('pre:visible').first().textContent(),
    );
    expect(await page.locator('body').textContent()).toContain(`POST http://${host}/rest/user/login`);
    expect(await login.count()).toBe(1);

    await page.getByRole('link', { name: 'Test before' }).click();
    await page.getByRole('heading', { name: 'Test before' }).waitFor();
    expect(await page.locator('.test:visible > li').count()).toBeGreaterThan(20);
    await page.getByRole('link', { name: 'Handout' }).click();
    await page.getByRole('heading', { name: 'SQL injection', exact: true }).waitFor();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await sidewaysOverflow(page)).toBe(0);
  });

  it('is only at its own address, on this machine, and only to read', async () => {
    expect(new URL(address).hostname).toBe('127.0.0.1');
    const answer = await fetch(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const { origin } = new URL(address);
    expect(await statusOf(`${origin}/`)).toBe(404);
    expect(await statusOf(`${origin}/trainer.html`)).toBe(404);
    const other = address.at(-2) === 'x' ? 'y' : 'x';
    expect(await statusOf(`${address.slice(0, -2)}${other}/`)).toBe(404);
    expect(await statusOf(`${address}..%2fserver%2fcontent.json`)).toBe(404);
    expect(await statusOf(address, { host: 'shop.example' })).toBe(421);
    expect(await statusOf(address, { method: 'POST' })).toBe(405);
  });

  it('is not served without the flag, nor by the shop', async () => {
    const other = await startShop({ data: null });
    expect(other.output()).not.toContain('For trainers only');
    await other.stop();
    for (const path of ['/trainer/', '/trainer/trainer.html', '/handbook/trainer.html']) {
      expect(await (await fetch(`${shop.url}${path}`)).text()).not.toContain('Solutions: ');
    }
  });

  it('is in a folder that the shop process cannot read', async () => {
    const { flags } = shopLaunch({ server: join(dist, 'server'), pages: join(dist, 'renderer') }, { kind: 'memory' });
    const read = (file: string) =>
      promisify(execFile)(process.execPath, [
        ...flags,
        '-e',
        `require('fs').readFileSync(${JSON.stringify(join(dist, file))})`,
      ]);
    await read('server/content.json');
    await expect(read('trainer/trainer.html')).rejects.toThrow('ERR_ACCESS_DENIED');
  });
});
