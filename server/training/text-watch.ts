import type { ShopEventEmitter } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** The texts of feedbacks and complaints that nobody has looked at yet. */
export interface TextWatch {
  /** Looks at those that came since the last call; with the first one at all that are stored. */
  look(): void;
}

/** Milliseconds for which stored texts are looked at before others are served. */
const atOnce = 15;

/**
 * Collects what customers write, so that a request after it looks at the new texts only: the contract searches both tables on each
 * request, which takes longer with each row. Where very many are stored, the first look goes on while others
 * are served.
 */
export function createTextWatch(events: ShopEventEmitter, shop: ShopView, lookAt: (text: string) => void): TextWatch {
  let fresh: string[] | undefined;
  events.on('customerText.set', ({ text }) => {
    fresh?.push(text);
  });

  const lookAtStored = (stored: Iterator<readonly string[]>) => {
    const begun = performance.now();
    while (performance.now() - begun < atOnce) {
      const { done, value } = stored.next();
      if (done) {
        return;
      }
      value.forEach(lookAt);
    }
    setImmediate(() => lookAtStored(stored));
  };

  return {
    look: () => {
      const texts = fresh;
      if (texts === undefined) {
        fresh = [];
        lookAtStored(shop.customerTexts());
      } else if (texts.length > 0) {
        fresh = [];
        texts.forEach(lookAt);
      }
    },
  };
}
