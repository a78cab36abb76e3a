import { bundleStrings } from '../lib/bundle-strings.ts';
import { later, type Screen } from './screen.tsx';

/** A screen that no path of the table leads to, but a rule of its own. */
interface MatchedScreen {
  /** @param pathname the route with its leading slash, e.g. `/search` */
  readonly matches: (pathname: string) => boolean;
  readonly screen: Screen;
}

/** Tried in this order for paths that are not in the table (ui-shop.md 2.3). */
const matchedScreens: readonly MatchedScreen[] = [
  {
    matches: (pathname) => pathname.length > 1 && window.location.href.includes('#access_token='),
    screen: {
      element: later(async () => (await import('../shop/accounts/oauth/OAuthScreen.tsx')).OAuthScreen),
      title: 'TITLE_LOGIN',
    },
  },
  {
    matches: (pathname) => bundleStrings.isTokenSale(pathname.split('/')[1] ?? ''),
    screen: {
      element: later(async () => (await import('../shop/token-sale/TokenSaleScreen.tsx')).TokenSaleScreen),
      title: 'TITLE_TOKENSALE',
    },
  },
];

/** The screen whose rule fits the path, if any. */
export function matchedScreen(pathname: string): Screen | undefined {
  return matchedScreens.find(({ matches }) => matches(pathname))?.screen;
}
