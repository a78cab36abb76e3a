import { z } from 'zod';
import type { Dialogs } from '../dialogs.ts';
import type { ShopAddress } from '../security/origins.ts';
import type { Shop } from '../shop.ts';
import type { ShopView } from '../views/shop-view.ts';
import { words } from '../words.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly view: ShopView;
  readonly dialogs: Dialogs;
}

/** The range's own pages that every learner may open, below the shop's address. */
const places = {
  decoyInternet: 'decoy/',
  handbook: 'handbook/',
  toolbox: 'decoy/toolbox/',
  workbench: '#/workbench',
  history: '#/workbench?part=history',
} as const;

/** Opens one of the range's own pages in the window. */
export async function openPlace({ shop, view, dialogs }: Surroundings, place: keyof typeof places): Promise<void> {
  const address = shop.address();
  if (address === null) {
    await dialogs.tell('info', words.dialogs.notReady);
  } else {
    view.load(`${address.origin}/${places[place]}`);
  }
}

/** Opens the score board for learners who have found it. Finding it is a challenge, so others are told how to begin (decision 50). */
export async function openScoreBoard({ shop, view, dialogs }: Surroundings): Promise<void> {
  const address = shop.address();
  const found = address === null ? undefined : await isScoreBoardFound(address).catch(() => undefined);
  if (address === null || found === undefined) {
    await dialogs.tell('info', words.dialogs.notReady);
  } else if (found) {
    view.load(`${address.origin}/#/score-board`);
  } else {
    await dialogs.tell('info', words.dialogs.boardNotFound, words.dialogs.boardNotFoundDetail);
  }
}

const answer = z.object({ data: z.array(z.object({ solved: z.boolean() })) });

/** @throws when the shop doesn't answer as it should */
async function isScoreBoardFound(shop: ShopAddress): Promise<boolean> {
  const response = await fetch(`${shop.origin}/api/Challenges/?key=scoreBoardChallenge`, {
    signal: AbortSignal.timeout(10_000),
  });
  return answer.parse(await response.json()).data[0]?.solved === true;
}
