import type { Role } from '../../../server/contract/answers.ts';

/** Who may see a route: whoever has a token stored, or whoever's token claims the role (ui-shop.md 2.2). */
export type Guard = 'login' | Extract<Role, 'admin' | 'accounting'>;

/**
 * Every route of the shop in the contract's order (ui-shop.md 2.1), as `path:"..."` for those who read the built file: finding
 * the hidden ones there is a challenge. Those whose screen is not built yet fall to the fallback like any unknown path. The token
 * sale is missing on purpose, see the contract's 2.3.
 */
// weakness: adminSectionChallenge, scoreBoardChallenge, web3SandboxChallenge
export const routePaths = [
  { path: 'administration', guard: 'admin' },
  { path: 'accounting', guard: 'accounting' },
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
  { path: 'score-board' },
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
  { path: 'web3-sandbox' },
  { path: 'bee-haven' },
  { path: '403' },
] as const satisfies readonly { path: string; guard?: Guard }[];

export type RoutePath = (typeof routePaths)[number]['path'];
