import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of a row, at the browser's usual font size. */
const oneLine = 34;
const twoLines = 58;

/** How high the rows of a table are. All have the same height, from which follows which are in view. */
export interface RowHeight {
  /** Pixels. */
  readonly height: number;
  /** Whether each row takes two lines, since there is no room for all columns beside each other. */
  readonly isFolded: boolean;
}

/**
 * @param box of the table
 * @param least how wide the box has to be for rows of one line, in pixels at the browser's usual font size; 0 for rows that scroll sideways instead
 */
export function useRowHeight(box: RefObject<HTMLElement | null>, least: number): RowHeight {
  const size = Math.max(1, Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16);
  const [isFolded, setFolded] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) {
      return;
    }
    const look = () => setFolded(element.clientWidth < least * size);
    look();
    const resized = new ResizeObserver(look);
    resized.observe(element);
    return () => resized.disconnect();
  }, [box, least, size]);
  return { height: Math.round((isFolded ? twoLines : oneLine) * size), isFolded };
}
