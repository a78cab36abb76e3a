import { create } from 'zustand';
import { outwardAddress } from './outward.ts';

/** A link that a visitor is about to follow out of the range. */
export interface Leaving {
  /** Where it really leads. */
  readonly address: URL;
  /** The link's own address, which may be a redirect of the shop. */
  readonly href: string;
  /** What the link says, for the dialog. */
  readonly words: string;
  /** The browser's own dialog in which the link is. It covers all that isn't inside it. */
  readonly within: HTMLDialogElement | null;
}

/** Returns the link about which the page asks, as a React hook. */
export const useLeaving = create<{ readonly leaving: Leaving | undefined }>(() => ({ leaving: undefined }));

export function stay(): void {
  useLeaving.setState({ leaving: undefined });
}

/**
 * Asks before a link leads out of the range, whether or not the browser thinks that there is a network (decision 52). The markup stays as
 * it is: only the click is taken, and only one of a person. Whoever holds a key to open a tab or a window has decided already.
 * @returns a function that stops this, to be returned from an effect
 */
export function watchOutwardLinks(): () => void {
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || !isPlain || !event.isTrusted || event.defaultPrevented || link.dataset.outward === 'decided') {
      return;
    }
    const address = outwardAddress(link);
    if (address !== undefined) {
      event.preventDefault();
      const words = link.textContent.trim();
      useLeaving.setState({ leaving: { address, href: link.href, words, within: link.closest('dialog') } });
    }
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
