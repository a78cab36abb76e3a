import { isLayerOpen, openDialog } from './look-around.ts';

/** Pixels between a docked hint and what is around it. */
const gap = 16;

/**
 * Docks the last hint where it covers nothing: above the page's content, which moves down for it, or below the dialog that it is about,
 * which becomes lower (Hint.module.css). The body says where the hint is: a rule for a body that has one would be checked with every change
 * of the page.
 * @returns false while a menu or another dialog lies above the page, so that the hint has to float above that
 */
export function dock(hint: HTMLElement, anchor: Element | undefined): boolean {
  const dialog = openDialog();
  const isAboutDialog = dialog !== undefined && anchor !== undefined && dialog.contains(anchor);
  if (!isAboutDialog && isLayerOpen()) {
    return false;
  }
  const place = isAboutDialog ? 'below' : 'above';
  const isNew = hint.dataset.docked !== place;
  hint.dataset.docked = place;
  document.body.dataset.tutorialHint = place;
  const { style, clientWidth } = document.documentElement;
  style.setProperty('--tutorial-room', `${hint.offsetHeight + gap}px`);
  const content = document.getElementById('content');
  const top =
    place === 'above'
      ? (content?.getBoundingClientRect().top ?? 0) + window.scrollY + gap
      : window.innerHeight - hint.offsetHeight - gap / 2 - noticesHeight();
  hint.style.left = `${Math.round((clientWidth - hint.offsetWidth) / 2)}px`;
  hint.style.top = `${Math.round(top)}px`;
  if (isNew && place === 'above') {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  }
  return true;
}

/** Gives a hint its place above the page back. */
export function undock(hint: HTMLElement): void {
  delete hint.dataset.docked;
  document.body.dataset.tutorialHint = 'floating';
}

/** Gives the page back the room that it made for a hint. */
export function giveBackRoom(): void {
  delete document.body.dataset.tutorialHint;
}

function noticesHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--notices-height')) || 0;
}
