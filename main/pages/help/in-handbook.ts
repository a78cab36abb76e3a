import { element } from '../shared/elements.ts';

/** Makes the help a part of the handbook where the shop serves it: with ways to the handbook and the shop, in the colours that were chosen there. */
export function joinHandbook(): void {
  if (document.documentElement.dataset.shopAddress !== '') {
    return;
  }
  element('ways').hidden = false;
  const chosen = localStorage.getItem('colorScheme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.style.colorScheme = chosen;
  }
}
