import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium as find } from '../support/chromium.ts';
import { quietFlags } from '../support/quiet-flags.ts';

/** What a visit with an empty cache has shown. */
export interface ColdVisit {
  /** From the start of the navigation to the frame that shows what was waited for. */
  readonly milliseconds: number;
  /** The requests that had begun by then, in number and in KiB received for them. */
  readonly requests: number;
  readonly kibibytes: number;
  /** In KiB, until the network is quiet. */
  readonly transferred: number;
  /** The layout shifts until then (CLS). */
  readonly shift: number;
}

/** Returns the path of the Chromium on this machine. */
export async function findChromium(): Promise<string> {
  return (await find()).path;
}

export function launchQuietly(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...quietFlags] });
}

/**
 * Opens an address and notes what it takes until something is seen.
 * @param isSeen runs in the page, once per frame: on the document, and on the drawing that stands in for it (decision 116)
 */
export async function visitCold(
  page: Page,
  address: string,
  isSeen: (root: Document | ShadowRoot) => boolean,
): Promise<ColdVisit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const begun = new Map<string, { readonly at: number; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('data:')) {
      begun.set(requestId, { at: timestamp, bytes: 0 });
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (request !== undefined) {
      request.bytes = encodedDataLength;
    }
  });
  await page.addInitScript(`(${watch.toString()})(${isSeen.toString()})`);
  await page.goto(address, { waitUntil: 'commit' });
  const mark = await page.waitForFunction(() => performance.getEntriesByName('seen')[0]?.startTime ?? null);
  const milliseconds = (await mark.jsonValue()) ?? Number.NaN;
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
  const all = [...begun.values()];
  const start = Math.min(...all.map(({ at }) => at));
  const before = all.filter(({ at }) => (at - start) * 1000 <= milliseconds);
  return {
    milliseconds,
    requests: before.length,
    kibibytes: kibibytes(before),
    transferred: kibibytes(all),
    shift,
  };
}

/** Tells whether the picture of a product is seen in the page or its drawing. Runs in the page. */
export function showsProduct(root: Document | ShadowRoot): boolean {
  const picture = root.querySelector<HTMLImageElement>('img[src*="/images/products/"]');
  return picture?.complete === true && picture.naturalWidth > 0 && picture.getBoundingClientRect().width > 0;
}

function kibibytes(requests: readonly { readonly bytes: number }[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/** Runs in the page before its own scripts. */
function watch(isSeen: (root: Document | ShadowRoot) => boolean): void {
  const roots: (Document | ShadowRoot)[] = [document];
  const { attachShadow } = Element.prototype;
  // The drawing is in a closed root, which nobody can look into afterwards.
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    return root;
  };
  let shift = 0;
  Reflect.set(window, 'layoutShift', shift);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shift += Number(Reflect.get(entry, 'value'));
      Reflect.set(window, 'layoutShift', shift);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    if (roots.some(isSeen)) {
      // The frame that shows it begins after this one's callbacks.
      requestAnimationFrame(() => performance.mark('seen'));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
