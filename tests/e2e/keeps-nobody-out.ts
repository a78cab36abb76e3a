import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriersInAllLooks } from './axe.ts';

/** How a screen is brought to the state that is checked. */
export type Screens = Readonly<Record<string, () => Promise<Page>>>;

/** Defines one test for each screen: axe finds nothing serious on it, in light colours and then in dark ones. */
export function keepsNobodyOut(screens: Screens): void {
  it.each(Object.entries(screens))(
    '%s has no accessibility barriers, in light and dark',
    { timeout: 90_000 },
    async (_, open) => {
      const page = await open();
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await barriersInAllLooks(page)).toEqual([]);
    },
  );
}
