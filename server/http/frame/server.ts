import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { chain } from '../../../shared/api/contracts.ts';
import { type Budgets, budgets as usualBudgets } from '../../budgets.ts';
import { type ArrivingBodies, countArriving } from '../uploads/arriving-bodies.ts';
import { followAnswers, refuseConnection } from './client-errors.ts';
import { doorOptions, guardDoor } from './door.ts';
import { rewriteUrl } from './url.ts';

/** Longest path parameter, in characters: a request line cannot be longer, and continue codes are long. */
const longestParameter = 16_384;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the bodies that are being read, over all routes. */
    readonly arriving: ArrivingBodies;
  }
}

/**
 * A Fastify instance that routes as the contract's server does (api-account.md 1): without case, with or without one
 * trailing slash, `//` as `/`, nested query strings, proxies trusted, any verb.
 */
export function createServer(budgets: Budgets = usualBudgets): FastifyInstance {
  const door = doorOptions(isForSockets);
  const app = Fastify({
    logger: false,
    // weakness: contract api-account.md 1 - whoever sends X-Forwarded-For chooses the address that is logged and counted
    trustProxy: true,
    requestTimeout: door.requestTimeout,
    keepAliveTimeout: door.keepAliveTimeout,
    clientErrorHandler: refuseConnection,
    http: door,
    forceCloseConnections: true,
    return503OnClosing: false,
    rewriteUrl,
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: longestParameter,
      // Repeats make lists and brackets make objects, as in `a[b]=1` (api-shop.md 0.4).
      querystringParser: (text) => qs.parse(text, { arrayLimit: 1000 }),
    },
  });
  // A query with a body is read like any other request; without a content type it must not be refused by the framework.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true });
  guardDoor(app.server, door, budgets.connections);
  followAnswers(app);
  app.decorate('arriving', countArriving(budgets.uploads.arriving));
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
