import type { Dialogs } from '../dialogs.ts';
import type { Shop } from '../shop.ts';
import { words } from '../words.ts';

/** "Forget Class": forgets, after asking the learner, the name on the class board with its key, and what waits to be reported. */
export async function forgetClass(shop: Shop, dialogs: Dialogs): Promise<void> {
  const { noClass, forget, forgetDetail, forgetAction } = words.classBoard;
  if (!shop.hasClass()) {
    await dialogs.tell('info', noClass);
  } else if (await dialogs.confirm({ message: forget, detail: forgetDetail, action: forgetAction })) {
    shop.forgetClass();
  }
}
