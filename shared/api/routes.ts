/**
 * The contract's guards (api-account.md 6): `jwt` requires any token that verifies, `deny` lets only an unsigned token
 * through, `userId` requires a registered token, `accounting` requires that role, `ipAllowList` requires an address that no client
 * has, and `rateLimit` allows 100 calls in 5 minutes.
 */
export type GuardName = 'jwt' | 'deny' | 'userId' | 'accounting' | 'ipAllowList' | 'rateLimit';

/** A route of the range. */
export interface ContractRoute {
  /** `any` stands for every method. `GET` also answers `HEAD`; `OPTIONS` is answered alike for all paths. */
  readonly verb: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'any';
  /** A segment with a colon stands for any one segment, a final star for everything below. */
  readonly path: string;
  /** Guards in the order in which they run. */
  readonly guards: readonly GuardName[];
  /** The section of the contract that describes it. */
  readonly section: string;
}

type Verb = ContractRoute['verb'];

function built(verb: Verb, path: string, section: string, ...guards: GuardName[]): ContractRoute {
  return { verb, path, guards, section };
}

/** Guards of the five generated routes. A route that is left out has none. */
type ResourceGuards = Partial<Readonly<Record<'list' | 'create' | 'read' | 'update' | 'delete', readonly GuardName[]>>>;

function resource(
  name: string,
  { list = [], create = [], read = [], update = [], delete: remove = [] }: ResourceGuards,
): readonly ContractRoute[] {
  const section = 'api-account.md 8';
  const path = `/api/${name}`;
  return [
    built('GET', path, section, ...list),
    built('POST', path, section, ...create),
    built('GET', `${path}/:id`, section, ...read),
    built('PUT', `${path}/:id`, section, ...update),
    built('DELETE', `${path}/:id`, section, ...remove),
  ];
}

const frameRoutes: readonly ContractRoute[] = [
  built('GET', '/metrics', 'api-learning.md 21'),
  built('any', '/security.txt', 'api-account.md 3.1'),
  built('any', '/security.txt/*', 'api-account.md 3.1'),
  built('any', '/.well-known/security.txt', 'api-account.md 3.1'),
  built('any', '/.well-known/security.txt/*', 'api-account.md 3.1'),
  built('GET', '/robots.txt', 'api-account.md 3.2'),
  built('any', '/solve/challenges/server-side', 'api-account.md 17.5'),
  built('any', '/solve/challenges/server-side/*', 'api-account.md 17.5'),
  built('any', '/ftp', 'api-learning.md 23'),
  built('any', '/ftp/*', 'api-learning.md 23'),
  built('any', '/ftp/quarantine', 'api-learning.md 23'),
  built('any', '/ftp/quarantine/*', 'api-learning.md 23'),
  built('any', '/.well-known', 'api-learning.md 23'),
  built('any', '/.well-known/*', 'api-learning.md 23'),
  built('any', '/encryptionkeys', 'api-learning.md 23'),
  built('any', '/encryptionkeys/*', 'api-learning.md 23'),
  built('any', '/support/logs', 'api-learning.md 23'),
  built('any', '/support/logs/*', 'api-learning.md 23'),
  built('any', '/api-docs', 'api-learning.md 29'),
  built('any', '/api-docs/*', 'api-learning.md 29'),
];

const resourceRoutes: readonly ContractRoute[] = [
  ...resource('Users', { list: ['jwt'], read: ['jwt'], update: ['deny'], delete: ['deny'] }),
  ...resource('Products', { create: ['jwt'], delete: ['deny'] }),
  ...resource('Challenges', { create: ['deny'], read: ['deny'], update: ['deny'], delete: ['deny'] }),
  ...resource('SecurityQuestions', { create: ['deny'], read: ['deny'], update: ['deny'], delete: ['deny'] }),
  ...resource('SecurityAnswers', { list: ['deny'], read: ['deny'], update: ['deny'], delete: ['deny'] }),
  ...resource('Quantitys', {
    create: ['deny'],
    read: ['accounting', 'ipAllowList'],
    update: ['accounting', 'ipAllowList'],
    delete: ['deny', 'accounting', 'ipAllowList'],
  }),
  ...resource('Feedbacks', { read: ['jwt'], update: ['jwt', 'deny'], delete: ['jwt'] }),
  ...resource('BasketItems', {
    list: ['jwt'],
    create: ['jwt', 'userId'],
    read: ['jwt'],
    update: ['jwt', 'userId'],
    delete: ['jwt'],
  }),
  ...resource('Complaints', { list: ['jwt'], create: ['jwt'], read: ['deny'], update: ['deny'], delete: ['deny'] }),
  ...resource('Recycles', { create: ['jwt'], update: ['deny'], delete: ['deny'] }),
  ...resource('Addresss', {
    list: ['userId'],
    create: ['userId'],
    read: ['userId'],
    update: ['userId'],
    delete: ['userId'],
  }),
  ...resource('PrivacyRequests', {
    list: ['jwt', 'deny'],
    create: ['jwt'],
    read: ['jwt', 'deny'],
    update: ['jwt', 'deny'],
    delete: ['jwt', 'deny'],
  }),
  ...resource('Cards', {
    list: ['userId'],
    create: ['userId'],
    read: ['userId'],
    update: ['deny'],
    delete: ['userId'],
  }),
  built('GET', '/api/Deliverys', 'api-shop.md 10'),
  built('GET', '/api/Deliverys/:id', 'api-shop.md 10'),
];

const accountRoutes: readonly ContractRoute[] = [
  built('POST', '/rest/user/login', 'api-account.md 11'),
  built('GET', '/rest/user/whoami', 'api-account.md 14.1'),
  built('POST', '/rest/2fa/verify', 'api-account.md 12', 'rateLimit'),
  built('GET', '/rest/2fa/status', 'api-account.md 12', 'jwt'),
  built('POST', '/rest/2fa/setup', 'api-account.md 12', 'rateLimit', 'jwt'),
  built('POST', '/rest/2fa/disable', 'api-account.md 12', 'rateLimit', 'jwt'),
  built('GET', '/rest/user/change-password', 'api-account.md 13.4'),
  built('POST', '/rest/user/reset-password', 'api-account.md 13.3', 'rateLimit'),
  built('GET', '/rest/user/security-question', 'api-account.md 13.2'),
  built('GET', '/rest/user/authentication-details', 'api-account.md 14.2', 'jwt'),
  built('GET', '/rest/saveLoginIp', 'api-account.md 14.3'),
  built('POST', '/rest/user/data-export', 'api-account.md 14.6', 'userId'),
  built('POST', '/rest/user/erasure-request', 'api-account.md 7.2', 'userId'),
  built('GET', '/dataerasure', 'api-account.md 14.7'),
  built('POST', '/dataerasure', 'api-account.md 14.7'),
  built('GET', '/rest/captcha', 'api-account.md 15.1'),
  built('GET', '/rest/image-captcha', 'api-account.md 15.3'),
  built('GET', '/rest/deluxe-membership', 'api-account.md 16.1'),
  built('POST', '/rest/deluxe-membership', 'api-account.md 16.2', 'userId'),
  built('GET', '/profile', 'api-account.md 17.1'),
  built('POST', '/profile', 'api-account.md 17.3'),
  built('POST', '/profile/image/file', 'api-account.md 17.4'),
  built('POST', '/profile/image/url', 'api-account.md 17.4'),
];

const shopRoutes: readonly ContractRoute[] = [
  built('GET', '/rest/products/search', 'api-shop.md 2.1'),
  built('GET', '/rest/products/:id/reviews', 'api-shop.md 3.2'),
  built('PUT', '/rest/products/:id/reviews', 'api-shop.md 3.3'),
  built('PATCH', '/rest/products/reviews', 'api-shop.md 3.4', 'jwt'),
  built('POST', '/rest/products/reviews', 'api-shop.md 3.5', 'jwt'),
  built('GET', '/rest/basket/:id', 'api-shop.md 4', 'jwt', 'userId'),
  built('PUT', '/rest/basket/:id/coupon/:coupon', 'api-shop.md 6', 'jwt', 'userId'),
  built('POST', '/rest/basket/:id/checkout', 'api-shop.md 7', 'jwt', 'userId'),
  built('GET', '/rest/order-history', 'api-shop.md 8'),
  built('GET', '/rest/order-history/orders', 'api-shop.md 8', 'accounting'),
  built('PUT', '/rest/order-history/:id/delivery-status', 'api-shop.md 8', 'accounting'),
  built('GET', '/rest/track-order/:id', 'api-shop.md 9'),
  built('GET', '/rest/wallet/balance', 'api-shop.md 13', 'userId'),
  built('PUT', '/rest/wallet/balance', 'api-shop.md 13', 'userId'),
  built('POST', '/file-upload', 'api-shop.md 18'),
  built('GET', '/rest/memories', 'api-shop.md 19'),
  built('POST', '/rest/memories', 'api-shop.md 19'),
  built('GET', '/rest/chatbot/status', 'api-shop.md 21.2'),
  built('POST', '/rest/chatbot/respond', 'api-shop.md 21.3'),
  built('POST', '/b2b/v2/orders', 'api-shop.md 22', 'jwt'),
  built('GET', '/redirect', 'api-shop.md 23'),
];

const learningRoutes: readonly ContractRoute[] = [
  built('GET', '/api/Hints', 'api-learning.md 2'),
  built('GET', '/api/Hints/:id', 'api-learning.md 2'),
  built('PUT', '/api/Hints/:id', 'api-learning.md 2'),
  built('GET', '/rest/admin/application-version', 'api-learning.md 15'),
  built('GET', '/rest/admin/application-configuration', 'api-learning.md 15'),
  built('GET', '/rest/languages', 'api-learning.md 14'),
  built('GET', '/rest/repeat-notification', 'api-learning.md 7'),
  built('GET', '/rest/continue-code', 'api-learning.md 6'),
  built('GET', '/rest/continue-code-findIt', 'api-learning.md 6'),
  built('GET', '/rest/continue-code-fixIt', 'api-learning.md 6'),
  built('PUT', '/rest/continue-code/apply/:continueCode', 'api-learning.md 6'),
  built('PUT', '/rest/continue-code-findIt/apply/:continueCode', 'api-learning.md 6'),
  built('PUT', '/rest/continue-code-fixIt/apply/:continueCode', 'api-learning.md 6'),
  built('GET', '/rest/country-mapping', 'api-learning.md 13'),
  built('GET', '/snippets', 'api-learning.md 12'),
  built('GET', '/snippets/:challenge', 'api-learning.md 12'),
  built('POST', '/snippets/verdict', 'api-learning.md 12'),
  built('GET', '/snippets/fixes/:key', 'api-learning.md 12'),
  built('POST', '/snippets/fixes', 'api-learning.md 12'),
  built('GET', '/promotion', 'api-learning.md 26'),
  built('GET', '/video', 'api-learning.md 26'),
  built('GET', '/the/devs/are/so/funny/they/hid/an/easter/egg/within/the/easter/egg', 'api-learning.md 25'),
  built(
    'GET',
    '/this/page/is/hidden/behind/an/incredibly/high/paywall/that/could/only/be/unlocked/by/sending/1btc/to/us',
    'api-learning.md 25',
  ),
  built('GET', '/we/may/also/instruct/you/to/refuse/all/reasonably/necessary/responsibility', 'api-learning.md 25'),
  built('POST', '/rest/web3/submitKey', 'api-learning.md 28'),
  built('GET', '/rest/web3/nftUnlocked', 'api-learning.md 28'),
  built('GET', '/rest/web3/nftMintListen', 'api-learning.md 28'),
  built('POST', '/rest/web3/walletNFTVerify', 'api-learning.md 28'),
  built('POST', '/rest/web3/walletExploitAddress', 'api-learning.md 28'),
];

/** What only this range has. Its own API is below `/rest/range/`. */
const rangeRoutes: readonly ContractRoute[] = [
  built('POST', '/rest/range/reset-progress', 'decision 5'),
  built('POST', '/rest/range/reset-shop', 'decision 5'),
  built('GET', '/rest/range/country-mapping.yml', 'decision 5'),
  built('GET', '/rest/range/challenge-texts/:language', 'decision 37'),
  built('GET', '/rest/range/hints/:key', 'decision 33'),
  built('GET', '/rest/range/solved-times', 'decision 41'),
  built('POST', '/rest/range/judge-backup', 'decision 41'),
  built('GET', '/rest/range/mitigation/:key', 'decision 33'),
  built('GET', '/rest/range/learner', 'decision 45'),
  built('POST', '/rest/range/learner', 'decision 45'),
  built('GET', '/rest/range/class', 'decision 102'),
  built('POST', '/rest/range/class', 'decision 102'),
  built('GET', '/rest/range/paths', 'decision 51'),
  built('GET', '/rest/range/score-board', 'decision 123'),
  built('GET', '/rest/range/debrief/:key', 'decision 47'),
  built('GET', '/rest/range/solved-flaws', 'decision 47'),
  built('GET', '/rest/range/coding', 'decision 108'),
  built('GET', '/rest/range/coding/:key', 'decision 108'),
  built('GET', '/rest/range/coding/:key/fixes', 'decision 108'),
  built('POST', '/rest/range/coding/:key/lines', 'decision 108'),
  built('POST', '/rest/range/coding/:key/fixes', 'decision 108'),
  built('POST', '/rest/range/coding/:key/own-fix', 'decision 110'),
  built('GET', '/rest/range/coding/:key/debrief', 'decision 111'),
  built('GET', '/rest/range/lessons', 'decision 100'),
  built('GET', '/rest/range/lessons/:lesson/requests', 'decision 100'),
  built('POST', '/rest/range/workbench/send', 'decision 49'),
  built('POST', '/rest/range/workbench/history', 'decision 49'),
  built('POST', '/rest/range/workbench/history/exchange', 'decision 49'),
  built('POST', '/rest/range/workbench/history/search', 'decision 49'),
  built('POST', '/rest/range/workbench/history/clear', 'decision 49'),
  built('POST', '/rest/range/workbench/history/record', 'decision 49'),
  built('GET', '/handbook', 'decision 100'),
  built('GET', '/handbook/:page', 'decision 100'),
  built('GET', '/decoy', 'decision 32'),
  built('GET', '/decoy/id/authorize', 'decision 29'),
  built('GET', '/decoy/id/userinfo', 'decision 29'),
  built('GET', '/decoy/*', 'decision 32'),
  built('POST', '/rpc', 'decision 38'),
];

/** Every route over HTTP. A test compares them with what is registered. `/socket.io/` and static files are not routes. */
export const contractRoutes: readonly ContractRoute[] = [
  ...frameRoutes,
  ...resourceRoutes,
  ...accountRoutes,
  ...shopRoutes,
  ...learningRoutes,
  ...rangeRoutes,
];
