import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sessionFolder } from '../../main/lifecycle/session-folder.ts';
import { engine, isStandIn, launchDesktop } from './driver/desktop.ts';

const userData = mkdtempSync(join(tmpdir(), 'juice-range-session-'));

afterAll(() => rmSync(userData, { recursive: true, force: true }));

if (!isStandIn) {
  console.log(
    'SKIPPED: whether an installed app shares cookies, since real Electron counts only a packed app as installed.',
  );
}

/** Returns the shop's cookies in an app of this kind, after one more was set. */
async function cookiesOf(kind: 'installed' | 'from sources'): Promise<readonly string[]> {
  const app = launchDesktop({ userData, environment: { STAND_IN_PACKAGED: kind === 'installed' ? '1' : '0' } });
  const shop = await app.waitForShop();
  await app.evaluate('shop', `document.cookie = '${kind.replace(' ', '-')}=yes; max-age=3600; path=/'; 0`);
  const cookies = await app.cookies(shop);
  await app.close();
  return cookies.map(({ name }) => name);
}

describe.runIf(isStandIn)(`an installed app and one started from its sources, under ${engine}`, () => {
  test('share no cookies, since neither can read those of the other', async () => {
    expect(await cookiesOf('from sources')).toContain('from-sources');

    const installed = await cookiesOf('installed');

    expect(installed).toContain('installed');
    expect(installed).not.toContain('from-sources');
  });
});

describe('Chromium’s data', () => {
  const place = {
    platform: 'linux',
    isPackaged: true,
    userData: '/home/ann/.config/Juice Range',
    environment: {},
  } as const;

  test.each([
    [place, '/home/ann/.config/Juice Range'],
    [{ ...place, isPackaged: false }, '/home/ann/.config/Juice Range/from sources'],
    [{ ...place, platform: 'win32', environment: { LOCALAPPDATA: '/local' } }, '/local/Juice Range/browser'],
    [{ ...place, platform: 'win32', isPackaged: false }, '/home/ann/.config/Juice Range/from sources'],
  ] as const)('for %o, is stored in %s', (where, folder) => {
    expect(sessionFolder(where)).toBe(folder);
  });
});
