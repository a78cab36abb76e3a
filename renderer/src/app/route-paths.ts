import type { Role } from '../../../shared/api/answers.ts';

// snippet: adminSectionChallenge, scoreBoardChallenge, web3SandboxChallenge
/** Who may see a route: whoever is logged in, or whoever has the role. Without one, everybody may. */
export type Guard = 'login' | Extract<Role, 'admin' | 'accounting'>;

/** The routes of the shop: the first that fits an address is shown. */
// weakness: adminSectionChallenge, scoreBoardChallenge, web3SandboxChallenge (finding the hidden ones as `path:"..."` in the built
// file is the challenge; order, guards and paths are the contract's, ui-shop.md 2.1 and 2.2; the token sale is missing here on purpose, see
// matched-screens.tsx)
export const routePaths = [
  { path: 'administration', guard: 'admin' }, // vulnerable: adminSectionChallenge
  { path: 'accounting', guard: 'accounting' }, // neutral: adminSectionChallenge
  { path: 'about' },
  { path: 'address/select', guard: 'login' },
  { path: 'address/saved', guard: 'login' },
  { path: 'address/create', guard: 'login' },
  { path: 'address/edit/:addressId', guard: 'login' },
  { path: 'delivery-method' },
  { path: 'deluxe-membership', guard: 'login' },
  { path: 'saved-payment-methods' },
  { path: 'basket' },
  { path: 'order-completion/:id' },
  { path: 'contact' },
  { path: 'photo-wall' },
  { path: 'complain' },
  { path: 'chatbot' },
  { path: 'order-summary' },
  { path: 'order-history' },
  { path: 'payment/:entity' },
  { path: 'wallet' },
  { path: 'login' },
  { path: 'forgot-password' },
  { path: 'recycle' },
  { path: 'register' },
  { path: 'search' },
  { path: 'hacking-instructor' },
  { path: 'score-board' }, // vulnerable: scoreBoardChallenge
  { path: 'track-result' },
  { path: 'track-result/new' },
  { path: '2fa/enter' },
  { path: 'privacy-security' },
  { path: 'privacy-security/privacy-policy' },
  { path: 'privacy-security/change-password' },
  { path: 'privacy-security/two-factor-authentication' },
  { path: 'privacy-security/data-export' },
  { path: 'privacy-security/last-login-ip' },
  { path: 'juicy-nft' },
  { path: 'wallet-web3' },
  { path: 'web3-sandbox' }, // vulnerable: web3SandboxChallenge
  { path: 'bee-haven' },
  { path: '403' },
] as const satisfies readonly { path: string; guard?: Guard }[];
// endsnippet: adminSectionChallenge, scoreBoardChallenge, web3SandboxChallenge

export type RoutePath = (typeof routePaths)[number]['path'];
