import { beforeEach, describe, expect, it } from 'vitest';
import { tutorialNames } from '../../../renderer/src/training/tutorials/names.ts';
import { resetProgress, solvedKeys } from '../../exploits/support.ts';
import { shopWithBrowser } from '../running-shop.ts';
import { next, startByAddress, walk } from './tour.ts';
import { tours } from './tours.ts';

const shop = shopWithBrowser();

beforeEach(() => resetProgress(shop.url));

describe('the tutorial', () => {
  it.each(tours)('$name leads to $leadsTo', { timeout: 60_000 }, async ({ name, prepare, deeds, solves }) => {
    const page = await startByAddress(shop, name, { prepare });
    await walk(page, name, deeds);
    await expect.poll(() => solvedKeys(shop.url)).toContain(solves);
  });

  it('is completed here for every existing name but the one about coding challenges', () => {
    expect([...tours.map(({ name }) => name), 'Coding Challenges']).toEqual(tutorialNames);
  });

  it('of a challenge without one says so', async () => {
    const page = await startByAddress(shop, 'Easter Egg');
    await walk(page, 'Unavailable', [next, next, next]);
  });
});
