import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the window something may be to count as near, in pixels. */
const margin = 160;

/**
 * Whether an element has come near the window yet; it stays true. Browsers have `loading="lazy"` for pictures, but begin over a
 * thousand pixels away, which is most of a page of products.
 */
export function useNearScreen(element: RefObject<Element | null>, always: boolean): boolean {
  const [near, setNear] = useState(always);
  useEffect(() => {
    if (near || element.current === null) {
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          setNear(true);
        }
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
