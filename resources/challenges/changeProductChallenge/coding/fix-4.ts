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
  use('/api/BasketItems', 'jwt'),
  use('/api/Feedbacks/:id', 'jwt'),
  on('GET', '/api/Users', 'jwt'),
  on('GET', '/api/Users/:id', 'jwt'),
  on('PUT DELETE', '/api/Users/:id', 'deny'),
  on('POST', '/api/Products', 'jwt'),
  use('/api/Products', 'deny'),
  on('DELETE', '/api/Products/:id', 'deny'),
  on('POST', '/api/Challenges', 'deny'),
  use('/api/Challenges/:id', 'deny'),
  on('GET POST', '/api/Complaints', 'jwt'),
  use('/api/Complaints/:id', 'deny'),
  on('POST', '/api/Recycles', 'jwt'),
  on('PUT DELETE', '/api/Recycles/:id', 'deny'),
  on('POST', '/api/SecurityQuestions', 'deny'),
  use('/api/SecurityQuestions/:id', 'deny'),
  on('GET', '/api/SecurityAnswers', 'deny'),
  use('/api/SecurityAnswers/:id', 'deny'),
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
