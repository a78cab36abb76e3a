import { later, type Screen } from './screen.tsx';

/** A screen that no path of the table leads to, but a rule of its own. */
interface MatchedScreen extends Screen {
  /** @param pathname the route with its leading slash, e.g. `/search` */
  readonly matches: (pathname: string) => boolean;
}

/** Tried in this order for paths that are not in the table. */
const matchedScreens: readonly MatchedScreen[] = [
  {
    matches: isReturnFromSignIn,
    title: 'TITLE_LOGIN',
    element: later(async () => (await import('../shop/accounts/oauth/OAuthScreen.tsx')).OAuthScreen),
  },
  {
    matches: isTokenSale,
    title: 'TITLE_TOKENSALE',
    element: later(async () => (await import('../shop/token-sale/TokenSaleScreen.tsx')).TokenSaleScreen),
  },
];

/** The screen whose rule fits the path, if any. */
export function matchedScreen(pathname: string): Screen | undefined {
  return matchedScreens.find(({ matches }) => matches(pathname));
}

/** Whether a third party has sent somebody back here to be logged in. */
function isReturnFromSignIn(pathname: string): boolean {
  return pathname.length > 1 && window.location.href.includes('#access_token=');
}

/** Whether the first part of the path is the one for the token sale, wherever in it. */
function isTokenSale(pathname: string): boolean {
  const [, segment = ''] = pathname.split('/');
  return segment.includes(atob('dG9rZW5zYWxlLWljby1lYQ=='));
}
