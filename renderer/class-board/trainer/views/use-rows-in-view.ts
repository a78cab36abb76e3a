import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How many rows are drawn above and below those in view. */
const spare = 6;

/**
 * Returns which rows of a table that scrolls by itself are to be drawn: from `first` up to, and without, `last`.
 * @param rowHeight the least height of a row in pixels
 */
export function useRowsInView(
  scroll: RefObject<HTMLElement | null>,
  rowHeight: number,
  count: number,
): { readonly first: number; readonly last: number } {
  const [view, setView] = useState({ first: 0, last: 30 });
  useEffect(() => {
    const element = scroll.current;
    if (element === null) {
      return;
    }
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - spare);
      const last = Math.ceil((element.scrollTop + element.clientHeight) / rowHeight) + spare;
      startTransition(() =>
        setView((before) => (before.first === first && before.last === last ? before : { first, last })),
      );
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroll, rowHeight]);
  // Where rows are higher than expected, the end is reached sooner: the last ones stay drawn.
  const first = Math.min(view.first, Math.max(0, count - (view.last - view.first)));
  return { first, last: Math.min(first + view.last - view.first, count) };
}
