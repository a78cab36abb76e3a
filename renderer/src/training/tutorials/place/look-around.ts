import type { Box, Obstacle, Surroundings } from './place-hint.ts';

/** If an anchor fills more of the window than this, there is no room beside it. */
const largeShare = 0.35;

/** Layers that may be open above a page and must stay usable below a hint. */
const openLayers = '[role=menu], [role=listbox], [role=dialog]:not(#hacking-instructor), [role=alertdialog]';
const notices = '.accent-notification, .primary-notification, .mat-mdc-snack-bar-container';

/** Returns the first element on the screen that matches one of these selectors, even if it is empty. */
export function findAnchor(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.getClientRects().length > 0) {
        return element;
      }
    }
  }
  return undefined;
}

/** Returns everything that decides where a hint goes. */
export function lookAround(anchor: Element | undefined, targets: readonly string[]): Surroundings {
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const anchorBox = anchor && boxBeside(anchor, viewport);
  // Hints about the page as a whole go into a bottom corner, because all content can be scrolled clear of them there.
  const isGeneral =
    anchor?.matches('app-navbar') === true ||
    (anchorBox !== undefined && isLargerThan(anchorBox, largeShare, viewport));
  const obstacles: Obstacle[] = [];
  const keepClear = (element: Element | null | undefined, weight: number) => {
    if (element != null) {
      obstacles.push({ box: element.getBoundingClientRect(), weight });
    }
  };
  keepClear(isGeneral ? undefined : anchor, 4);
  keepClear(document.querySelector('app-navbar'), 1);
  keepClear(findAnchor(targets), 8);
  const focused = document.activeElement;
  keepClear(focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused : undefined, 8);
  for (const layer of document.querySelectorAll(openLayers)) {
    keepClear(layer, 2);
  }
  for (const notice of document.querySelectorAll(notices)) {
    keepClear(notice, 1);
  }
  return {
    window: viewport,
    anchor: isGeneral ? undefined : anchorBox,
    obstacles,
    below: Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--notices-height')) || 0,
    rightToLeft: document.documentElement.dir === 'rtl',
  };
}

/**
 * Returns the box beside which a hint should go. For an anchor in the bar it has the bar's height; in a narrow layer such as the side menu
 * it has the layer's width.
 */
function boxBeside(anchor: Element, viewport: Pick<Box, 'width'>): Box {
  const own = anchor.getBoundingClientRect();
  const bar = anchor.closest('app-navbar')?.getBoundingClientRect();
  if (bar !== undefined) {
    return { left: own.left, width: own.width, top: bar.top, height: bar.height };
  }
  const layer = anchor.closest(openLayers)?.getBoundingClientRect();
  const wide = layer !== undefined && layer.width < viewport.width / 2 ? layer : own;
  return { left: wide.left, width: wide.width, top: own.top, height: own.height };
}

/**
 * Returns where to draw a ring: around what the learner has to use, or else around the anchor, unless that is empty or most of the page.
 */
export function ringAround(anchor: Element | undefined, targets: readonly string[]): Box | undefined {
  const box = (findAnchor(targets) ?? anchor)?.getBoundingClientRect();
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const isPart = box !== undefined && box.width < 0.95 * viewport.width && !isLargerThan(box, 0.2, viewport);
  return isPart && box.width >= 8 && box.height >= 8 ? box : undefined;
}

/** Scrolls an anchor that is out of sight into the window. One that doesn't fit stays where it is. */
export function bringIntoView(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height < window.innerHeight && (top < 0 || bottom > window.innerHeight)) {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
  }
}

function isLargerThan(box: Box, share: number, viewport: Pick<Box, 'width' | 'height'>): boolean {
  const visible = Math.min(box.width, viewport.width) * Math.min(box.height, viewport.height);
  return visible > share * viewport.width * viewport.height;
}
