import type { AttackingBrowser } from '../exploits/attacking-browser.ts';

/** Thrown where a step needs a browser: eight of them would soak the machine, not the shop. */
export class BrowserNeeded extends Error {}

export function attackingBrowser(): AttackingBrowser {
  const refuse = () => Promise.reject(new BrowserNeeded());
  return { open: refuse, openAsAdmin: refuse };
}
