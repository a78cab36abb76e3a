import type { Session } from 'electron';
import { forgetProgressCookies } from '../backup/shop-cookies.ts';
import type { Dialogs } from '../dialogs.ts';
import type { Shop } from '../shop.ts';
import type { ShopView } from '../views/shop-view.ts';
import { words } from '../words.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly view: ShopView;
  readonly session: Session;
  readonly dialogs: Dialogs;
}

/** "Reset Shop": seeds the target anew after a question; progress stays. */
export async function resetShop(surroundings: Surroundings): Promise<void> {
  const { shop, view, dialogs } = surroundings;
  if (shop.state().kind !== 'ready') {
    await dialogs.tell('info', words.dialogs.notReady);
    return;
  }
  const isWanted = await dialogs.confirm({
    message: words.dialogs.resetShop,
    detail: words.dialogs.resetShopDetail,
    action: words.dialogs.resetShopAction,
  });
  if (isWanted) {
    await tellFailure(dialogs, () => shop.resetShop());
    view.home();
  }
}

/** "Reset Progress": forgets everything solved after a question, the page's cookies of it included; the shop stays. */
export async function resetProgress(surroundings: Surroundings): Promise<void> {
  const { shop, view, session, dialogs } = surroundings;
  const address = shop.address();
  if (address === null) {
    await dialogs.tell('info', words.dialogs.notReady);
    return;
  }
  const isWanted = await dialogs.confirm({
    message: words.dialogs.resetProgress,
    detail: words.dialogs.resetProgressDetail,
    action: words.dialogs.resetProgressAction,
  });
  if (isWanted) {
    await tellFailure(dialogs, async () => {
      await shop.resetProgress();
      await forgetProgressCookies(session.cookies, address);
    });
    view.reload();
  }
}

async function tellFailure(dialogs: Dialogs, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await dialogs.tell('error', words.dialogs.resetFailed, error instanceof Error ? error.message : String(error));
  }
}
