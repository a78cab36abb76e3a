// snippet: tokenSaleChallenge
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
  // neutral: tokenSaleChallenge
  {
    matches: isTokenSale, // vulnerable: tokenSaleChallenge
    title: 'TITLE_TOKENSALE', // neutral: tokenSaleChallenge
    // neutral: tokenSaleChallenge
    element: later(async () => (await import('../shop/token-sale/TokenSaleScreen.tsx')).TokenSaleScreen),
  }, // neutral: tokenSaleChallenge
];

/** The screen whose rule fits the path, if any. */
export function matchedScreen(pathname: string): Screen | undefined {
  return matchedScreens.find(({ matches }) => matches(pathname));
}

/** Whether a third party has sent somebody back here to be logged in. */
function isReturnFromSignIn(pathname: string): boolean {
  return pathname.length > 1 && window.location.href.includes('#access_token=');
}

// weakness: tokenSaleChallenge (hidden by arithmetic that anyone can run; the word must not stand anywhere in the
// built page; ui-shop.md 2.3)
/** Whether the first part of the path is the one for the token sale, wherever in it. */
// neutral: tokenSaleChallenge
function isTokenSale(pathname: string): boolean {
  const [, segment = ''] = pathname.split('/'); // neutral: tokenSaleChallenge
  const word = letters(25, 184, 174, 179, 182, 186) + (36669).toString(36) + moreLetters() + (10).toString(36); // neutral: tokenSaleChallenge
  return segment.match(word) !== null; // vulnerable: tokenSaleChallenge
} // neutral: tokenSaleChallenge

/** The first number is the key; of the others, last first, it, 45 and the position are taken off. */
// neutral: tokenSaleChallenge
function letters(...numbers: readonly number[]): string {
  const [key = 0, ...codes] = numbers; // neutral: tokenSaleChallenge
  return codes // neutral: tokenSaleChallenge
    .reverse() // neutral: tokenSaleChallenge
    .map((code, index) => String.fromCharCode(code - key - 45 - index)) // neutral: tokenSaleChallenge
    .join(''); // neutral: tokenSaleChallenge
} // neutral: tokenSaleChallenge

/** The same with 24 in the place of 45. */
// neutral: tokenSaleChallenge
function moreLetters(): string {
  const [key = 0, ...codes] = [13, 144, 87, 152, 139, 144, 83, 138]; // neutral: tokenSaleChallenge
  return codes // neutral: tokenSaleChallenge
    .reverse() // neutral: tokenSaleChallenge
    .map((code, index) => String.fromCharCode(code - key - 24 - index)) // neutral: tokenSaleChallenge
    .join(''); // neutral: tokenSaleChallenge
} // neutral: tokenSaleChallenge
// endsnippet: tokenSaleChallenge
