import { Guarded } from './guards.tsx';
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
    element: (
      <Guarded guard="admin">
        {later(async () => (await import('../shop/token-sale/TokenSaleScreen.tsx')).TokenSaleScreen)}
      </Guarded>
    ),
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
  const word = letters(25, 184, 174, 179, 182, 186) + (36669).toString(36) + moreLetters() + (10).toString(36);
  return segment.match(word) !== null;
}

/** The first number is the key; of the others, last first, it, 45 and the position are taken off. */
function letters(...numbers: readonly number[]): string {
  const [key = 0, ...codes] = numbers;
  return codes
    .reverse()
    .map((code, index) => String.fromCharCode(code - key - 45 - index))
    .join('');
}

/** The same with 24 in the place of 45. */
function moreLetters(): string {
  const [key = 0, ...codes] = [13, 144, 87, 152, 139, 144, 83, 138];
  return codes
    .reverse()
    .map((code, index) => String.fromCharCode(code - key - 24 - index))
    .join('');
}
