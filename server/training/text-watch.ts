import type { ShopEventEmitter } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** The texts of feedbacks and complaints that nobody has looked at yet. */
export interface TextWatch {
  /** Those that came since the last call; with the first one all that are stored. */
  take(): readonly string[];
}

/**
 * Collects what customers write, so that a request after it looks at the new texts only: the contract searches both tables on each
 * request, which takes longer with each row (challenges-4-6.md B.4).
 */
export function createTextWatch(events: ShopEventEmitter, shop: ShopView): TextWatch {
  let fresh: string[] | undefined;
  events.on('customerText.set', ({ text }) => {
    fresh?.push(text);
  });
  return {
    take: () => {
      const texts = fresh ?? shop.customerTexts();
      if (fresh === undefined || fresh.length > 0) {
        fresh = [];
      }
      return texts;
    },
  };
}
