import type { Page } from 'playwright-core';

/** Names texts of a screen, at most eight, that are cut off or stick out of the window. */
export function faultsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement));
    const { documentElement: root } = document;
    if (root.scrollWidth > window.innerWidth) {
      found.push(`sideways by ${root.scrollWidth - window.innerWidth} px`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('app-navbar *, main *')) {
      const box = element.getBoundingClientRect();
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (
        !own ||
        box.width <= 2 ||
        isForReadersOnly(element) ||
        !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true })
      ) {
        continue;
      }
      const style = getComputedStyle(element);
      const isClipped = (axis: string) => axis === 'hidden' || axis === 'clip';
      let scroller: Element | null = element;
      while (scroller !== null && !/auto|scroll|clip|hidden/.test(getComputedStyle(scroller).overflowX)) {
        scroller = scroller.parentElement;
      }
      // What can be scrolled within the screen is neither cut nor outside.
      const scrolls = scroller !== null && /auto|scroll/.test(getComputedStyle(scroller).overflowX);
      if (
        isClipped(style.overflowY) &&
        style.webkitLineClamp === 'none' &&
        element.scrollHeight > element.clientHeight + 4
      ) {
        found.push(`cut: ${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 30)}"`);
      }
      if (!scrolls && (box.right > window.innerWidth + 1 || box.left < -1)) {
        found.push(`outside: ${element.tagName} ${element.className} "${element.textContent?.trim().slice(0, 30)}"`);
      }
    }
    return [...new Set(found)].slice(0, 8);
  });
}
