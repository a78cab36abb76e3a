import type { Session } from 'electron';
import { forgetProgressCookies } from '../backup/shop-cookies.ts';
import type { Dialogs, Question } from '../dialogs.ts';
import type { ShopAddress } from '../security/origins.ts';
import type { Shop } from '../shop.ts';
import type { ShopView } from '../views/shop-view.ts';
import { words } from '../words.ts';

interface Surroundings {
  readonly shop: Shop;
  readonly view: ShopView;
  readonly session: Session;
  readonly dialogs: Dialogs;
}

/** "Reset Shop": seeds the target anew after asking the learner. Progress stays. */
export function resetShop(surroundings: Surroundings): Promise<void> {
  const { shop, view } = surroundings;
  const { resetShop: message, resetShopDetail: detail, resetShopAction: action } = words.dialogs;
  return reset(surroundings, { message, detail, action }, () => shop.resetShop(), view.home);
}

/** "Reset Progress": forgets everything solved after asking the learner, including the progress in the page's cookies. The shop stays. */
export function resetProgress(surroundings: Surroundings): Promise<void> {
  const { shop, view, session } = surroundings;
  const { resetProgress: message, resetProgressDetail: detail, resetProgressAction: action } = words.dialogs;
  const forget = async (address: ShopAddress) => {
    // Before the shop's progress: a page that is loading restores what they hold.
    await forgetProgressCookies(session.cookies, address);
    await shop.resetProgress();
    // What the page has kept meanwhile.
    await forgetProgressCookies(session.cookies, address);
  };
  return reset(surroundings, { message, detail, action }, forget, () => view.reload());
}

async function reset(
  { shop, dialogs }: Surroundings,
  question: Question,
  act: (address: ShopAddress) => Promise<void>,
  showAgain: () => void,
): Promise<void> {
  const address = shop.address();
  if (shop.state().kind !== 'ready' || address === null) {
    await dialogs.tell('info', words.dialogs.notReady);
  } else if (await dialogs.confirm(question)) {
    await act(address).catch((error: unknown) =>
      dialogs.tell('error', words.dialogs.resetFailed, error instanceof Error ? error.message : String(error)),
    );
    showAgain();
  }
}
