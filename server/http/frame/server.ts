import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { chain } from '../../contract/contracts.ts';
import { followAnswers, refuseConnection } from './client-errors.ts';
import { rewriteUrl } from './url.ts';

/** Longest path parameter, in characters: a request line cannot be longer, and continue codes are long. */
const longestParameter = 16_384;

/** Milliseconds a client may take to send a request; slower ones are answered 408. */
const requestTimeout = 60_000;

/**
 * A Fastify instance that routes as the contract's server does (api-account.md 1): without case, with or without one
 * trailing slash, `//` as `/`, nested query strings, proxies trusted, any verb.
 */
export function createServer(): FastifyInstance {
  const app = Fastify({
    logger: false,
    // weakness: contract api-account.md 1 - whoever sends X-Forwarded-For chooses the address that is logged and counted
    trustProxy: true,
    requestTimeout,
    clientErrorHandler: refuseConnection,
    http: { shouldUpgradeCallback: isForSockets },
    forceCloseConnections: true,
    return503OnClosing: false,
    rewriteUrl,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: longestParameter,
      querystringParser: parseQuery,
    },
  });
  // A query with a body is read like any other request; without a content type it must not be refused by the framework.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
  followAnswers(app);
  return app;
}

/**
 * Only the socket server and the chain take connections over. Some HTTP clients offer an upgrade with every request; those are
 * answered as if they had not.
 */
function isForSockets(request: IncomingMessage): boolean {
  return (request.url ?? '').startsWith('/socket.io/') || isForChain(request.url);
}

/** Whether a request to take the connection over is for the chain. */
export function isForChain(url = ''): boolean {
  return new RegExp(`^${chain.path}/?(?:\\?|$)`).test(url);
}

/** Repeats make lists and brackets make objects, as in `a[b]=1` (api-shop.md 0.4). */
export function parseQuery(text: string): Record<string, unknown> {
  return qs.parse(text, { arrayLimit: 1000 });
}
