import { type RefObject, useEffect, useState } from 'react';

/** Distance from the window in pixels within which an element counts as near. */
const margin = 160;

/**
 * Tells whether an element has come near the window yet; this stays true. Browsers have `loading="lazy"` for pictures, but start over a
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
