import type { Box, Obstacle, Surroundings } from './place-hint.ts';

/** If an anchor fills more of the window than this, there is no room beside it. */
const largeShare = 0.35;

/** Layers that may be open above a page and must stay usable below a hint. */
const openLayers = '[role=menu], [role=listbox], [role=dialog]:not(#hacking-instructor), [role=alertdialog]';
const notices = '.accent-notification, .primary-notification, .mat-mdc-snack-bar-container';

/** Tells whether the keyboard is in a menu, a list or a dialog, to which Escape belongs. */
export function isInLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(openLayers) !== null;
}

/** Returns the dialog above the page, if one is open. */
export function openDialog(): Element | undefined {
  return findAnchor(['[role=dialog][aria-modal=true]:not(#hacking-instructor)']);
}

/** Tells whether a menu, a list or a dialog is open above the page. */
export function isLayerOpen(): boolean {
  return (
    openDialog() !== undefined || findAnchor(['[role=menu]', '[role=listbox]', '[role=alertdialog]']) !== undefined
  );
}

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

/** Pixels between what is brought into view and what would cover it. */
const clearance = 16;

/**
 * Scrolls what a step is about into the part of the window that neither the bar nor the hint nor the notices cover. What doesn't fit there
 * stays where it is.
 * @returns whether it had to scroll
 */
export function bringIntoView(element: HTMLElement | SVGElement, hint: Element): boolean {
  const own = element.getBoundingClientRect();
  const { top: above, bottom: below } = freeHeight(element, hint);
  const isClear = own.top >= above && own.bottom <= below;
  if (isClear || own.height > below - above) {
    return false;
  }
  const { scrollMarginTop, scrollMarginBottom } = element.style;
  element.style.scrollMarginTop = `${above + clearance}px`;
  element.style.scrollMarginBottom = `${window.innerHeight - below + clearance}px`;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  Object.assign(element.style, { scrollMarginTop, scrollMarginBottom });
  return true;
}

/** Returns which part of the window's height is free for an element: below the bar, and above or below a hint that is in its way. */
function freeHeight(element: Element, hint: Element): { readonly top: number; readonly bottom: number } {
  const bar = document.querySelector('app-navbar')?.getBoundingClientRect();
  const isUnderBar = element.closest(`app-navbar, ${openLayers}`) === null;
  const top = isUnderBar ? Math.max(0, bar?.bottom ?? 0) : 0;
  const bottom = window.innerHeight;
  const box = hint.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  const isBeside = box.left >= own.right || box.right <= own.left;
  if (isBeside) {
    return { top, bottom };
  }
  const [roomAbove, roomBelow] = [box.top - top, bottom - box.bottom];
  return roomAbove >= roomBelow ? { top, bottom: box.top } : { top: box.bottom, bottom };
}

function isLargerThan(box: Box, share: number, viewport: Pick<Box, 'width' | 'height'>): boolean {
  const visible = Math.min(box.width, viewport.width) * Math.min(box.height, viewport.height);
  return visible > share * viewport.width * viewport.height;
}
