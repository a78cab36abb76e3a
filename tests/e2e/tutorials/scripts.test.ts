import { beforeEach, describe, expect, it } from 'vitest';
import { tutorialNames } from '../../../renderer/src/training/tutorials/names.ts';
import { resetProgress, solvedKeys } from '../../exploits/support.ts';
import { sharedShopWithBrowser } from '../running-shop.ts';
import { sidewaysOverflow } from '../visits.ts';
import { putMouseAway } from './keyboard.ts';
import { all, type Deed, type Deeds, hint, hintAt, nothingToDo, startByAddress, walk } from './tour.ts';
import { tours } from './tours.ts';
import { furtherTours } from './workbench-tours.ts';

const shop = sharedShopWithBrowser();

beforeEach(() => resetProgress(shop.url));

/** Loads the page again, which shows the workbench as it was, and the tutorial with it. */
const comeBack: Deed = async (page) => {
  const step = (await hint(page).getAttribute('data-step')) ?? '';
  await page.reload();
  await hintAt(page, Number(step)).waitFor();
  await page.locator('#repeater-response').getByText('SQLITE_ERROR').first().waitFor();
  expect(await hint(page).getByText('which no longer holds').count()).toBe(0);
};

/** Tutorials with a switch, a list and menus, and with a learner who comes back. The others are taken with the mouse. */
const byKeyboard: readonly string[] = ['Zero Stars', 'User Credentials'];

// The other tutorials are done in variant.test.ts.
describe('in a narrow window, the tutorial', () => {
  it.each(furtherTours)(
    '$name leads through the workbench to $leadsTo',
    { timeout: 60_000 },
    async ({ name, isLoggedIn, deeds, solves }) => {
      const page = await startByAddress(shop, name, { isLoggedIn, options: { viewport: { width: 360, height: 640 } } });
      if (byKeyboard.includes(name)) {
        putMouseAway(page);
      }
      await walk(page, name, name === 'User Credentials' ? comingBack(deeds) : deeds);
      await expect.poll(() => solvedKeys(shop.url)).toContain(solves);
      expect(await sidewaysOverflow(page)).toBe(0);
    },
  );

  it('is completed for every existing name', () => {
    expect([...[...tours, ...furtherTours].map(({ name }) => name), 'Coding Challenges']).toEqual(tutorialNames);
  });
});

/** Makes a learner come back in the middle. */
function comingBack(deeds: Deeds): Deeds {
  const middle = 6;
  return deeds.map((deed, index) => (index === middle && deed !== nothingToDo ? all(comeBack, deed) : deed));
}
