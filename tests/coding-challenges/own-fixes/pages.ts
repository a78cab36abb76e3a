// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of code with templates of their own
import { type SolutionsByKey, wrong } from './solutions.ts';

const allowed = 'return redirectTargets.some((target) => url.includes(target));';
const clientOf =
  "const [forwardedFor] = String(request.headers['x-forwarded-for'] ?? '').split(',');\n  return forwardedFor?.trim() || remoteAddress(request);";
const limit = 'calls: 100, milliseconds: 300_000';
const put = "on('PUT', '/api/Products/:id'),";
const deletion = "on('DELETE', '/api/Products/:id', 'deny'),";

/* The challenges about where visitors are sent, who counts as one client, and what is guarded. */
export const pageSolutions: SolutionsByKey = {
  redirectChallenge: {
    right: [
      [[allowed, 'return redirectTargets.includes(url);']],
      [[allowed, 'return new Set(redirectTargets).has(url);']],
      [
        [
          allowed,
          [
            'const wanted = URL.parse(url);',
            '  return redirectTargets.some((target) => {',
            '    const known = new URL(target);',
            '    return wanted?.origin === known.origin && wanted.pathname === known.pathname && wanted.username === "";',
            '  });',
          ].join('\n'),
        ],
      ],
    ],
    wrong: [
      wrong('redirectInPath', [allowed, 'return redirectTargets.some((target) => url.endsWith(target));']),
      wrong('redirectToPartners', [allowed, 'return redirectTargets.every((target) => url.includes(target));']),
      wrong('redirectToLookAlike', [
        allowed,
        'return redirectTargets.some((target) => new RegExp(`^${target}$`).test(url));',
      ]),
      wrong('redirectToScript', [
        allowed,
        "return redirectTargets.some((target) => url.split('?')[0]!.split('#')[0]!.endsWith(target.replace(/^https?:/, '')));",
      ]),
      wrong('redirectToSubdomain', [
        allowed,
        'return redirectTargets.some((target) => new URL(url).hostname.includes(new URL(target).hostname));',
      ]),
      wrong('redirectWithUser', [
        allowed,
        'return redirectTargets.some((target) => url.startsWith(new URL(target).origin));',
      ]),
    ],
  },
  resetPasswordMortyChallenge: {
    right: [
      [[clientOf, 'return remoteAddress(request);']],
      [[clientOf, 'return request.ip;']],
      [[clientOf, "return request.socket.remoteAddress ?? 'unknown';"]],
    ],
    wrong: [
      wrong('answersByForwardedFor', [clientOf, clientOf.replace("split(',')", "split(',').slice(-1)")]),
      wrong('answersByOtherHeaders', [clientOf, "return request.headers['x-real-ip'] || remoteAddress(request);"]),
      wrong('answersByAgents', [
        clientOf,
        "return `${remoteAddress(request)} ${request.headers['user-agent'] ?? ''}`;",
      ]),
      wrong('answersByForwardedFor', [limit, 'calls: 10, milliseconds: 300_000']),
      wrong('answerDuringFlood', [clientOf, "return 'everybody';"]),
      wrong('answerMistyped', [clientOf, 'return remoteAddress(request);'], [limit, 'calls: 1, milliseconds: 300_000']),
      wrong(
        'answersFromOneAddress',
        [clientOf, 'return remoteAddress(request);'],
        [limit, 'calls: 10_000, milliseconds: 300_000'],
      ),
    ],
  },
  changeProductChallenge: {
    right: [
      [[put, "on('PUT', '/api/Products/:id', 'deny'),"]],
      [
        [`${put}\n`, ''],
        [deletion, "on('PUT DELETE', '/api/Products/:id', 'deny'),"],
      ],
      [
        [
          put,
          "use('/api/Products/:id/', 'rateLimit'),\n  on('PUT PATCH', '/api/Products/:product', 'accounting', 'deny'),",
        ],
      ],
    ],
    wrong: [
      wrong('priceByCustomer', [put, "on('PUT', '/api/Products/:id', 'jwt'),"]),
      wrong('priceByCustomer', [put, "on('PUT', '/api/Products/:id', 'userId'),"]),
      wrong('priceByAnyone', [put, "on('PUT', '/api/Products', 'deny'),"]),
      wrong('productsRead', [put, "use('/api/Products', 'deny'),"]),
      wrong(
        'productDeleted',
        [put, "on('PUT', '/api/Products/:id', 'deny'),"],
        [deletion, "on('DELETE', '/api/Products/:id', 'jwt'),"],
      ),
      wrong('productAddedByCustomer', [
        put,
        "on('PUT POST', '/api/Products/:id', 'deny'),\n  on('POST', '/api/Products', 'deny'),",
      ]),
    ],
  },
};
