import { beforeEach, describe, expect, it } from 'vitest';
import { tutorialNames } from '../../../renderer/src/training/tutorials/names.ts';
import { resetProgress, solvedKeys } from '../../exploits/support.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { putMouseAway } from './keyboard.ts';
import { next, startByAddress, walk } from './tour.ts';
import { tours } from './tours.ts';
import { furtherTours } from './workbench-tours.ts';

const shop = shopWithBrowser();

beforeEach(() => resetProgress(shop.url));

// The other tutorials are done in variant.test.ts.
describe('by keyboard, the tutorial', () => {
  it.each(furtherTours)(
    '$name leads through the workbench to $leadsTo, in a narrow window',
    { timeout: 60_000 },
    async ({ name, prepare, deeds, solves }) => {
      const page = await startByAddress(shop, name, { prepare, options: { viewport: { width: 360, height: 640 } } });
      putMouseAway(page);
      await walk(page, name, deeds);
      await expect.poll(() => solvedKeys(shop.url)).toContain(solves);
      expect(await sidewaysOverflow(page)).toBe(0);
    },
  );

  it('is completed for every existing name', () => {
    expect([...[...tours, ...furtherTours].map(({ name }) => name), 'Coding Challenges']).toEqual(tutorialNames);
  });

  it('of a challenge without one says so', async () => {
    const page = await startByAddress(shop, 'Easter Egg');
    putMouseAway(page);
    await walk(page, 'Unavailable', [next, next, next]);
  });
});
