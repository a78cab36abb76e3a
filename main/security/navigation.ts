import type { WebContents } from 'electron';

export interface NavigationRules {
  /** Whether the view may show the address. */
  readonly mayShow: (url: string) => boolean;
  /** What to do with an address the main frame was refused. */
  readonly onRefused: (url: string) => void;
}

/**
 * Holds a page to the addresses it may show: links, scripts, forms, and redirects on the way (the shop has an open one).
 * Frames inside the page are left to the request filter, which knows no foreign host at all.
 */
export function holdNavigation(contents: WebContents, rules: NavigationRules): void {
  contents.on('will-navigate', (details) => {
    if (!rules.mayShow(details.url)) {
      details.preventDefault();
      rules.onRefused(details.url);
    }
  });
  contents.on('will-redirect', (details) => {
    if (details.isMainFrame && !rules.mayShow(details.url)) {
      details.preventDefault();
      rules.onRefused(details.url);
    }
  });
}
