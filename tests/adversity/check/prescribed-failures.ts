import type { ContractRoute } from '../../../shared/api/routes.ts';
import type { Request } from '../request.ts';

/** A 5xx that the contract prescribes for some routes. */
interface PrescribedFailure {
  /** The section of the contract that says so. */
  readonly section: string;
  /** Routes, as verb and path of the table. */
  readonly routes: RegExp;
  readonly status: number;
  /** The pattern of the body, be it JSON, HTML or plain text. */
  readonly body: RegExp;
  /** Restricts the failure to these requests. */
  readonly when?: (request: Request, route: ContractRoute) => boolean;
}

/** Routes whose body the shop's own parser reads; uploads are handled before it (api-account.md 1). */
const parsed = /^(?!POST \/(file-upload|profile\/image\/(file|url)|rest\/memories)$)/;

/** The engine's message for a value that should have been a string (api-account.md 9). */
const notHashable =
  /TypeError \[ERR_INVALID_ARG_TYPE\]: The (\\?"|&quot;)data(\\?"|&quot;) argument must be of type string/;

export const prescribedFailures: readonly PrescribedFailure[] = [
  // frame
  {
    section: 'api-account.md 3.4 (malformed JSON)',
    routes: parsed,
    status: 500,
    body: /SyntaxError: [^\n]*\bJSON\b/,
    when: ({ body }) => body !== null,
  },
  {
    section: 'api-account.md 3.4 (JSON null)',
    routes: parsed,
    status: 500,
    body: /TypeError: Cannot read properties of null \(reading (&#39;|')\w*(&#39;|')\)/,
    when: ({ body }) => body?.toString() === 'null',
  },
  {
    section: 'api-account.md 5.3 (unknown paths and verbs)',
    routes: / \/(api|rest)/,
    status: 500,
    body: /Error: Unexpected path: \/(api|rest)/,
    when: isForNobody,
  },
  {
    section: 'api-account.md 6.4 (a token whose payload cannot be read)',
    routes: / \/(api|rest|b2b)\//,
    status: 500,
    body: /(SyntaxError: [^\n]*\bJSON\b|TypeError: Cannot read properties of null \(reading (&#39;|')exp(&#39;|')\))/,
    when: ({ headers }) => headers.authorization !== undefined,
  },
  // generated resources
  {
    section: 'api-account.md 8.3 (scope), 8.5 (references, any other exception)',
    routes: / \/api\/\w+s(\/:id)?$/,
    status: 500,
    body: new RegExp(
      `^\\{"message":"internal error","errors":\\["(${[
        'Invalid scope .* called\\.',
        "Cannot read properties of undefined \\(reading 'find'\\)",
        'SQLITE_CONSTRAINT: FOREIGN KEY constraint failed',
        'SQLITE_MISMATCH: datatype mismatch',
        '\\w+ cannot be an array or an object',
        'Invalid value .*',
      ].join('|')})"\\]\\}$`,
      's',
    ),
  },
  {
    section: 'api-account.md 8.4 (columns with their own setter)',
    routes: /^(POST|PUT) \/api\/(Users|Products|Feedbacks|SecurityAnswers)(\/:id)?$/,
    status: 500,
    body: /^\{"message":"internal error","errors":\["(\w+\.\w+ is not a function|Cannot read properties of null \(reading '\w+'\)|The \\"data\\" argument must be of type string.*)"\]\}$/,
  },
  {
    section: 'api-account.md 10.2 (registration)',
    routes: /^POST \/api\/Users$/,
    status: 500,
    body: /TypeError: ((email|password|passwordRepeat)\.trim is not a function|Cannot read properties of null)/,
  },
  {
    section: 'api-account.md 10.2 (the accountant cannot be registered)',
    routes: /^(POST|PUT) \/api\/Users(\/:id)?$/,
    status: 500,
    body: /"Nice try, but this is not how the \\"Ephemeral Accountant\\" challenge works!"/,
  },
  {
    section: 'api-account.md 6.7 (an invalid token)',
    routes: / \/(api\/Quantitys\/:id|api\/Deliverys(\/:id)?|rest\/deluxe-membership|rest\/order-history\/.*)$/,
    status: 500,
    body: /Error: (Invalid token: no header in signature|Missing `alg` field in header for signature) /,
  },
  {
    section: 'api-account.md 15.2 (no captcha named)',
    routes: /^POST \/api\/Feedbacks$/,
    status: 500,
    body: /Error: WHERE parameter (\\?"|&quot;)captchaId(\\?"|&quot;) has invalid/,
  },
  // baskets and checkout
  {
    section: 'api-shop.md 5 (quantity check)',
    routes: /^(POST|PUT) \/api\/BasketItems(\/:id)?$/,
    status: 500,
    body: /Error: (No such product found!|No such item found!|WHERE parameter (\\?"|&quot;)ProductId(\\?"|&quot;) has invalid)/,
  },
  {
    section: 'api-shop.md 5 (taken or unknown basket)',
    routes: /^POST \/api\/BasketItems$/,
    status: 500,
    body: /Sequelize(Unique|ForeignKey)ConstraintError|^Error\n|<em>500<\/em> Error</,
  },
  {
    section: 'api-shop.md 6 and 7 (unknown basket)',
    routes: /^(PUT|POST) \/rest\/basket\/:id\//,
    status: 500,
    body: /Error: Basket with id=.*does not exist\./s,
  },
  {
    section: 'api-shop.md 6 (coupon that cannot be decoded)',
    routes: /^PUT \/rest\/basket\/:id\/coupon\/:coupon$/,
    status: 500,
    body: /URIError: URI malformed/,
  },
  {
    section: 'api-shop.md 7 (wallet)',
    routes: /^POST \/rest\/basket\/:id\/checkout$/,
    status: 500,
    body: /Error: Insufficient wallet balance\./,
  },
  {
    section: 'api-shop.md 8 (not logged in)',
    routes: /^GET \/rest\/order-history$/,
    status: 500,
    body: /Error: Blocked illegal activity by \S+/,
  },
  // accounts
  {
    section: 'api-account.md 11.3 and 11.4 (password that is not a string, broken statement)',
    routes: /^POST \/rest\/user\/login$/,
    status: 500,
    body: new RegExp(`${notHashable.source}|SQLITE_\\w+: |^Error\\n|<em>500</em> Error<`),
  },
  {
    section: 'api-account.md 13.3 (reset password)',
    routes: /^POST \/rest\/user\/reset-password$/,
    status: 500,
    body: new RegExp(`${notHashable.source}|Error: (Blocked illegal activity by \\S+|Invalid value )`),
  },
  {
    section: 'api-account.md 13.4 (change password)',
    routes: /^GET \/rest\/user\/change-password$/,
    status: 500,
    body: /Error: Blocked illegal activity by \S+/,
  },
  {
    section: 'api-account.md 13.2 (no email address, or one with a null byte)',
    routes: /^GET \/rest\/user\/security-question$/,
    status: 500,
    body: /Error: (WHERE parameter (\\?"|&quot;)email(\\?"|&quot;) has invalid|SQLITE_ERROR: unrecognized token: )/,
  },
  {
    section: 'api-account.md 6.3 (a token without data that registers itself)',
    routes: /^GET (\/rest\/user\/whoami|\/profile)$/,
    status: 500,
    body: /TypeError: Cannot read properties of (undefined|null) \(reading (&#39;|')id(&#39;|')\)/,
  },
  {
    section: 'api-account.md 14.6, 14.7, 17 (cookie without a session)',
    routes: /^(GET|POST) \/(dataerasure|profile|profile\/image\/(file|url)|rest\/user\/data-export)$/,
    status: 500,
    body: /Error: (Blocked illegal activity by \S+|No answer found!|No question found!|User not found)/,
  },
  {
    section: 'api-account.md 14.7 (layouts)',
    routes: /^POST \/dataerasure$/,
    status: 500,
    body: /Error: (File access not allowed|E[A-Z]+: [^\n]*, open )/,
  },
  {
    section: 'api-account.md 9 (a current password that is not a string)',
    routes: /^GET \/rest\/user\/change-password$/,
    status: 500,
    body: notHashable,
  },
  {
    section: 'decision 7 (templates that take too long, as on a busy machine)',
    routes: /^(POST \/dataerasure|GET \/profile)$/,
    status: 503,
    body: /takes too much time or memory to (render|show)/,
  },
  // uploads
  {
    section: 'api-account.md 17.4, api-shop.md 18 and 19 (upload library)',
    routes: /^POST \/(file-upload|profile\/image\/(file|url)|rest\/memories)$/,
    status: 500,
    body: /MulterError: (File too large|Unexpected field|Field value too long)|Error: Malformed part header/,
  },
  {
    section: 'api-account.md 17.4 (pictures)',
    routes: /^POST \/profile\/image\/file$/,
    status: 500,
    body: /Error: Illegal file type/,
  },
  {
    section: 'api-shop.md 19 (photos)',
    routes: /^POST \/rest\/memories$/,
    status: 500,
    body: /Error: Invalid mime type/,
  },
  {
    section: 'api-shop.md 18 (documents that take too long)',
    routes: /^POST \/file-upload$/,
    status: 503,
    body: /Sorry, we are temporarily not available! Please try again later\./,
  },
  {
    section: 'decision 11 (no room left)',
    routes: /^POST \/(file-upload|profile\/image\/(file|url)|rest\/memories)$/,
    status: 507,
    body: /There is no room left/,
  },
  // catalogue, reviews, orders
  {
    section: 'api-shop.md 2.1 (broken statements, criteria that are an object, missing strings)',
    routes: /^GET \/rest\/products\/search$/,
    status: 500,
    body: /SQLITE_\w+: |TypeError: criteria\.|Error: Unexpected path: \/rest\/products\/search/,
  },
  {
    section: 'api-shop.md 3.2 and 9 (conditions that are not code)',
    routes: /^GET \/rest\/(products\/:id\/reviews|track-order\/:id)$/,
    status: 500,
    body: /SyntaxError: /,
  },
  {
    section: 'api-shop.md 3.4 (operators)',
    routes: /^PATCH \/rest\/products\/reviews$/,
    status: 500,
    body: /Error: (Unrecognized operator|Inconsistent operator|\$in needs an array|\$nin needs an array|\$options needs|Only the i, m, and g regexp)|SyntaxError: /,
  },
  {
    section: 'api-shop.md 21.2 and 21.3 (names that break the registration with the bot)',
    routes: /^(GET|POST) \/rest\/chatbot\/(status|respond)$/,
    status: 500,
    body: /^$|Error: Blocked illegal activity by \S+/,
  },
  {
    section: 'api-shop.md 21.3 (a bot that is unavailable)',
    routes: /^POST \/rest\/chatbot\/respond$/,
    status: 503,
    body: /^$/,
  },
  {
    section: 'api-shop.md 22 (order lines that fail)',
    routes: /^POST \/b2b\/v2\/orders$/,
    status: 500,
    body: /\w*Error: /,
  },
  {
    section: 'api-shop.md 22 (order lines that take too long)',
    routes: /^POST \/b2b\/v2\/orders$/,
    status: 503,
    body: /Sorry, we are temporarily not available! Please try again later\./,
  },
  {
    section: 'api-shop.md 5 (url-encoded item, which has no raw text to read again)',
    routes: /^POST \/api\/BasketItems$/,
    status: 500,
    body: /TypeError: Cannot read properties of undefined \(reading (&#39;|')toString(&#39;|')\)/,
  },
  {
    section: 'api-shop.md 16 (an id that is not JSON)',
    routes: /^GET \/api\/Recycles\/:id$/,
    status: 500,
    body: /SyntaxError: /,
  },
  {
    section: 'api-shop.md 23 (no target)',
    routes: /^GET \/redirect$/,
    status: 500,
    body: /TypeError: Cannot read properties of undefined \(reading (&#39;|')includes(&#39;|')\)/,
  },
  // learning
  {
    section: 'api-learning.md 7 (a name that cannot be decoded)',
    routes: /^GET \/rest\/repeat-notification$/,
    status: 500,
    body: /URIError: URI malformed/,
  },
  {
    section: 'api-learning.md 13 (no mapping)',
    routes: /^GET \/rest\/country-mapping$/,
    status: 500,
    body: /^$/,
  },
  {
    section: 'api-learning.md 23 (a path below a file)',
    routes: /^any \/(ftp|\.well-known|encryptionkeys|support\/logs)\b/,
    status: 500,
    body: /Error: ENOTDIR: not a directory, stat /,
  },
];

/** Returns whether the contract prescribes this failure for this request. A HEAD response has no body to look at. */
export function isPrescribed(route: ContractRoute, request: Request, status: number, body: string): boolean {
  const name = `${verbFor(request, route)} ${route.path}`;
  return prescribedFailures.some(
    (failure) =>
      failure.status === status &&
      failure.routes.test(name) &&
      (request.verb === 'HEAD' || failure.body.test(body)) &&
      (failure.when?.(request, route) ?? true),
  );
}

/** Returns the verb under which the table lists the requested path, if it does. A path may have several. */
function verbFor({ verb }: Request, route: ContractRoute): string {
  return route.verb === 'any' ? 'any' : verb === 'HEAD' ? 'GET' : verb;
}

/** Returns whether the request has a verb other than the route's, or something in its path that makes it another path. */
function isForNobody({ verb, target }: Request, route: ContractRoute): boolean {
  const isOwnVerb = verb === route.verb || (verb === 'HEAD' && route.verb === 'GET');
  return !isOwnVerb || target.includes('%00');
}
