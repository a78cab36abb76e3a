import { type RefObject, useEffect, useState } from 'react';

/** Rows beyond both edges that are in the document, so that scrolling shows no gaps. */
const spare = 12;

/** Which rows of a long table are in the document: from one up to another. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
}

/** Follows the scrolling of a table with rows of the same height, and returns which of them are in view. */
export function useWindow(box: RefObject<HTMLElement | null>, rowHeight: number, count: number): RowWindow {
  const [view, setView] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const element = box.current;
    if (element === null) {
      return;
    }
    const look = () => {
      // Rows in view change with every row of scrolling at most.
      const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
      const height = element.clientHeight;
      setView((now) => (now.top === top && now.height === height ? now : { top, height }));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, rowHeight]);
  const last = Math.max(0, count - Math.ceil(view.height / rowHeight));
  const first = Math.min(view.top / rowHeight, last);
  return {
    from: Math.max(0, first - spare),
    to: Math.min(count, first + Math.ceil(view.height / rowHeight) + spare),
  };
}
