import { element } from '../shared/elements.ts';

/** How the sources write the shop's address. */
const usual = 'localhost:3000';

/** What the desktop app gives instead of an address while there is none (main/help/help-files.ts). */
const notRunning = 'none';

/** Fills in the shop's address. The desktop app has put it into the page. A page without it was served by the shop itself. */
export function fillShopAddress(): void {
  const given = document.documentElement.dataset.shopAddress ?? '';
  element('not-running').hidden = given !== notRunning;
  const host = given === '' ? location.host : given === notRunning ? usual : given;
  for (const place of document.querySelectorAll('[data-shop]')) {
    place.textContent = host;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-shop-link]')) {
    link.href = link.href.replace(`http://${usual}/`, `http://${host}/`);
  }
}
