import type { WebContents } from 'electron';

export interface NavigationRules {
  /** Whether the view may show the address. */
  readonly mayShow: (url: string) => boolean;
  /** Handles an address that the main frame was refused. */
  readonly onRefused: (url: string) => void;
}

/**
 * Keeps a page to the addresses that it may show, for links, scripts, forms, and redirects (the shop has an open one).
 * Frames inside the page are left to the request filter, which lets no foreign host through.
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
