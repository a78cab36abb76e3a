import type { Query } from '@tanstack/react-query';
import { ApiError } from '../api.ts';
import { queryClient } from '../query-client.ts';
import { onReturn } from './reach.ts';

/**
 * Milliseconds in which a request is repeated only once. A request may be what ended the shop, and repeating it at each return would end
 * the shop again and again.
 */
const onceWithin = 60_000;

/**
 * Fetches what was missing while the shop was gone, at each of its returns: what screens had asked for in vain, and pictures. What the
 * visitor has typed stays, since nothing is loaded again as a whole.
 * @returns a function that stops this, to be returned from an effect
 */
export function bringBackWhatIsMissing(): () => void {
  const repeated = new Map<string, number>();
  const isDue = (query: Query): boolean => {
    const { error } = query.state;
    if (!(error instanceof ApiError) || error.status !== 0) {
      return false;
    }
    const now = performance.now();
    const last = repeated.get(query.queryHash);
    repeated.set(query.queryHash, now);
    return last === undefined || now - last > onceWithin;
  };
  return onReturn(() => {
    void queryClient.refetchQueries({ type: 'active', predicate: isDue });
    bringBackPictures();
  });
}

/** Loads each picture again that is in the document and has failed. Those far below the window load when they come near it. */
function bringBackPictures(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src]')) {
    if (picture.complete && picture.naturalWidth === 0) {
      // Setting the address starts another attempt even when it is the same.
      picture.setAttribute('src', picture.getAttribute('src') ?? '');
    }
  }
  for (const picture of document.querySelectorAll<SVGImageElement>('svg image[href]')) {
    picture.setAttribute('href', picture.getAttribute('href') ?? '');
  }
}
