import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../containment/support/answering.ts';
import { solvedKeys } from '../exploits/support.ts';
import { createClient } from '../support/client.ts';
import type { RunningShop } from '../support/shop.ts';
import { startWindowsShop, windowsOrSkip } from './windows-shop.ts';

/* The built server on Windows as Wine emulates it, with SQLite's binary for Windows. `npm run windows` tries much more. */

describe.skipIf(windowsOrSkip() === null)('the server on Windows', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await startWindowsShop();
  });
  afterAll(() => shop?.stop());

  test('is confined as it is elsewhere', () => {
    expect(shop.output()).toContain(
      'Confined: no files outside its folder, no other programs, no native code (permission model on).',
    );
  });

  test('serves the page, products and learners, and runs their code in its interpreter', async () => {
    const client = createClient(shop.url);
    expect((await client.get('/')).text).toContain('<app-root>');
    expect((await client.get('/rest/products/search?q=apple')).json().data.length).toBeGreaterThan(1);
    const token = await client.login("admin@juice-sh.op'--", 'x');
    const ordered = await client.post('/b2b/v2/orders', { cid: 'x', orderLinesData: '1 + 1' }, { token });
    expect(ordered.status).toBe(200);
    expect(await solvedKeys(shop.url)).toContain('loginAdminChallenge');
  });

  test('restarts after its process was ended, with everything that was solved', async () => {
    const ended = shop.shopPid();
    shop.kill();
    await shop.waitForRestart();
    expect(shop.shopPid()).not.toBe(ended);
    expect(await answers(shop.url)).toBe(true);
    expect(await solvedKeys(shop.url)).toContain('loginAdminChallenge');
    expect(readdirSync(shop.dataFolder)).toEqual(expect.arrayContaining(['shop.sqlite', 'progress.sqlite']));
  });
});
