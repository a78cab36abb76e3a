import { type RefObject, useEffect, useRef } from 'react';

interface Places {
  readonly link: RefObject<HTMLAnchorElement | null>;
  readonly summary: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus when the button that pinned or unpinned a challenge is gone: to the pinned challenge, or to where one is pinned. A focus
 * that isn't lost stays, as does that of a page in which nobody has pinned anything.
 * @param pinned key of the pinned challenge; null for none, and undefined until it is known
 * @returns what to attach to the link of the pinned challenge, and to the summary of the list to choose from
 */
export function useFocusAfterPinning(pinned: string | null | undefined): Places {
  const link = useRef<HTMLAnchorElement>(null);
  const summary = useRef<HTMLElement>(null);
  const before = useRef(pinned);
  useEffect(() => {
    const changed = before.current !== undefined && before.current !== pinned;
    before.current = pinned;
    // Another window may have changed it.
    if (changed && document.hasFocus() && document.activeElement === document.body) {
      (link.current ?? summary.current)?.focus();
    }
  }, [pinned]);
  return { link, summary };
}
