/** The places beside which hints go (ui-learning.md 14.15). */

/** For hints about the page as a whole. */
export const bar = ['app-navbar'] as const;

const menuButton = 'button[aria-label="Open Sidenav"]';

/** The account menu. In a narrow window its entries are in the side menu. */
export const account = ['#navbarAccount', menuButton] as const;

export const sideMenuButton = [menuButton] as const;

/** The foot of the side menu, or the button that opens the menu while it is closed. */
export const technologies = ['.appVersion', menuButton] as const;

/** The search field itself, because the contract's fixture beside it is empty. */
export const search = ['#searchQuery', '#product-search-fixture'] as const;
export const nothingFound = ['.noResult'] as const;
export const email = ['#email'] as const;
export const password = ['#password'] as const;
export const belowPassword = ['#rememberMe'] as const;
