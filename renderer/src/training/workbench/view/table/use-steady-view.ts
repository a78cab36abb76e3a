import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Numbered } from './column.ts';

/**
 * Keeps what is in view of a table where it is while rows are added above it. At its very top, the new rows come into view.
 * @param rowHeight pixels
 */
export function useSteadyView(box: RefObject<HTMLElement | null>, rowHeight: number, rows: readonly Numbered[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const added = addedAbove(before.current, rows);
    before.current = rows;
    if (box.current !== null && added > 0 && box.current.scrollTop >= rowHeight) {
      box.current.scrollTop += added * rowHeight;
    }
  }, [box, rows, rowHeight]);
  const heightBefore = useRef(rowHeight);
  useEffect(() => {
    // Rows that get higher or lower keep their place as well.
    if (box.current !== null && heightBefore.current !== rowHeight) {
      box.current.scrollTop *= rowHeight / heightBefore.current;
      heightBefore.current = rowHeight;
    }
  }, [box, rowHeight]);
}

/** Returns how many rows are above those of before, if they are in the same order still; 0 otherwise. */
function addedAbove(before: readonly Numbered[], now: readonly Numbered[]): number {
  const [first] = before;
  const added = now.findIndex(({ number }) => number === first?.number);
  const isSame = now.slice(added, added + 20).every(({ number }, index) => number === before[index]?.number);
  return added > 0 && isSame ? added : 0;
}
