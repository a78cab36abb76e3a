import type { Cookies } from 'electron';
import type { Backup } from '../../shared/backup/backup.ts';
import { continueCodeKinds } from '../../shared/backup/continue-codes.ts';
import { backupCookies, learnerCookie } from '../../shared/backup/cookies.ts';
import type { ShopAddress } from '../security/origins.ts';

type CookieName = keyof typeof backupCookies;
const names = Object.keys(backupCookies) as readonly CookieName[]; // the keys of a literal, which TypeScript widens to string

/** Reads these cookies of the shop. Those that aren't set are absent. */
export async function readShopCookies(
  store: Cookies,
  shop: ShopAddress,
): Promise<Partial<Record<CookieName | typeof learnerCookie, string>>> {
  const found = await store.get({ url: shop.origin });
  return Object.fromEntries(
    [...names, learnerCookie].flatMap((name) => {
      const cookie = found.find((candidate) => candidate.name === name);
      return cookie === undefined || cookie.value === '' ? [] : [[name, decode(cookie.value)]];
    }),
  );
}

/** Sets what the backup holds for one year and removes what it doesn't hold, as the page would (api-learning.md 31). */
export async function writeShopCookies(store: Cookies, shop: ShopAddress, backup: Backup, now: Date): Promise<void> {
  const nextYear = new Date(now);
  nextYear.setFullYear(now.getFullYear() + 1);
  const set = (name: string, value: string) =>
    store.set({
      url: shop.origin,
      name,
      value: encodeURIComponent(value),
      path: '/',
      sameSite: 'unspecified',
      expirationDate: Math.floor(nextYear.getTime() / 1000),
    });
  for (const name of names) {
    const value = backupCookies[name](backup);
    await (value === undefined ? store.remove(shop.origin, name) : set(name, value));
  }
  if (backup.learner !== undefined) {
    await set(learnerCookie, backup.learner);
  }
  await store.flushStore();
}

/** Removes the cookies that hold progress, so that the page doesn't bring it back at the next start. */
export async function forgetProgressCookies(store: Cookies, shop: ShopAddress): Promise<void> {
  for (const name of [...continueCodeKinds, 'token']) {
    await store.remove(shop.origin, name);
  }
}

/** Decodes a cookie's value. The contract has it URL-encoded, but learners change it by hand. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
