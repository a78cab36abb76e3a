import type { GuardName } from '../../../shared/api/routes.ts';

/** One line of the table (api-account.md 7.1 and 7.2): requests with these verbs for this path meet these guards, from left to right. */
export interface GuardRule {
  /** `any` means every verb; `GET` includes `HEAD`. */
  readonly verbs: 'any' | readonly string[];
  /** Segments are compared without regard to case. One that begins with a colon matches any segment. */
  readonly path: string;
  /** Whether paths below this one are guarded too. */
  readonly below: boolean;
  readonly guards: readonly GuardName[];
}

// snippet: changeProductChallenge
/** Guards the path and all paths below it, for any verb. */
function use(path: string, ...guards: GuardName[]): GuardRule {
  return { verbs: 'any', path, below: true, guards };
}

/** Guards exactly this path for these verbs, written as in `GET POST`. */
function on(verbs: string, path: string, ...guards: GuardName[]): GuardRule {
  return { verbs: verbs.split(' '), path, below: false, guards };
}

/**
 * All guards in the order in which they run; several lines may apply to one request. What meets no guard is open to
 * everyone.
 */
export const guardTable: readonly GuardRule[] = [
  use('/rest/user/reset-password', 'rateLimit'),
  use('/rest/basket', 'jwt', 'userId'),
  // weakness: contract api-account.md 8.1 - any token reads and deletes everybody's basket items
  use('/api/BasketItems', 'jwt'),
  // weakness: feedbackChallenge - any token deletes everybody's feedback
  use('/api/Feedbacks/:id', 'jwt'),
  // weakness: contract api-account.md 10.1 - any token reads all users
  on('GET', '/api/Users', 'jwt'),
  on('GET', '/api/Users/:id', 'jwt'),
  on('PUT DELETE', '/api/Users/:id', 'deny'),
  on('POST', '/api/Products', 'jwt'), // neutral: changeProductChallenge
  // weakness: changeProductChallenge, restfulXssChallenge - everybody may change every product
  on('PUT', '/api/Products/:id'), // vulnerable: changeProductChallenge
  on('DELETE', '/api/Products/:id', 'deny'), // neutral: changeProductChallenge
  on('POST', '/api/Challenges', 'deny'),
  use('/api/Challenges/:id', 'deny'),
  on('POST', '/api/Hints', 'deny'), // hidden: changeProductChallenge
  on('DELETE', '/api/Hints/:id', 'deny'), // hidden: changeProductChallenge
  on('GET POST', '/api/Complaints', 'jwt'),
  use('/api/Complaints/:id', 'deny'),
  on('POST', '/api/Recycles', 'jwt'),
  // weakness: contract api-shop.md 16 - a line for GET /api/Recycles/:id is missing
  on('PUT DELETE', '/api/Recycles/:id', 'deny'),
  on('POST', '/api/SecurityQuestions', 'deny'),
  use('/api/SecurityQuestions/:id', 'deny'),
  on('GET', '/api/SecurityAnswers', 'deny'),
  // weakness: contract api-account.md 13.1 - a line for POST /api/SecurityAnswers is missing
  use('/api/SecurityAnswers/:id', 'deny'),
  // weakness: contract api-account.md 14.2 - any token, not only an administrator's
  use('/rest/user/authentication-details', 'jwt'),
  use('/rest/basket/:id', 'jwt'),
  use('/b2b/v2', 'jwt'),
  on('PUT', '/api/BasketItems/:id', 'userId'),
  on('POST', '/api/BasketItems', 'userId'),
  on('DELETE', '/api/Quantitys/:id', 'deny'),
  on('POST', '/api/Quantitys', 'deny'),
  use('/api/Quantitys/:id', 'accounting', 'ipAllowList'),
  on('PUT', '/api/Feedbacks/:id', 'deny'),
  use('/api/PrivacyRequests', 'jwt'),
  on('POST GET', '/api/Cards', 'userId'),
  on('PUT', '/api/Cards/:id', 'deny'),
  on('DELETE GET', '/api/Cards/:id', 'userId'),
  on('GET', '/api/PrivacyRequests', 'deny'),
  use('/api/PrivacyRequests/:id', 'deny'),
  on('POST GET', '/api/Addresss', 'userId'),
  // weakness: contract api-account.md 7.1 - PUT changes everybody's address: only the token is looked at
  on('PUT DELETE GET', '/api/Addresss/:id', 'userId'),

  on('POST', '/rest/2fa/verify', 'rateLimit'),
  on('GET', '/rest/2fa/status', 'jwt'),
  on('POST', '/rest/2fa/setup', 'rateLimit', 'jwt'),
  on('POST', '/rest/2fa/disable', 'rateLimit', 'jwt'),
  on('POST', '/rest/user/data-export', 'userId'),
  on('POST', '/rest/user/erasure-request', 'userId'),
  on('GET', '/rest/order-history/orders', 'accounting'),
  on('PUT', '/rest/order-history/:id/delivery-status', 'accounting'),
  on('GET PUT', '/rest/wallet/balance', 'userId'),
  on('POST', '/rest/deluxe-membership', 'userId'),
  on('PATCH POST', '/rest/products/reviews', 'jwt'),
];
// endsnippet: changeProductChallenge
