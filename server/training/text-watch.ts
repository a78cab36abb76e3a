import type { ShopEventEmitter } from '../shop/events.ts';
import type { ShopView } from '../shop/view.ts';

/** Examines customers' feedback and complaints, each text once. */
export interface TextWatch {
  /** Examines the texts that came in since the last call. The first call examines all stored texts. */
  look(): void;
}

/** Milliseconds for which stored texts are examined before other requests get their turn. */
const atOnce = 15;

/**
 * Collects what customers write, so that the next request examines only the new texts. The contract searches both tables on each request, which takes
 * longer with each row. When very many texts are stored, the first examination continues while other requests are served.
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
