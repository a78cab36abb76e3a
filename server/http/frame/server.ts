import { type IncomingMessage, METHODS } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import qs from 'qs';
import { chain } from '../../../shared/api/contracts.ts';
import { type Budgets, budgets as usualBudgets } from '../../budgets.ts';
import { type ArrivingBodies, countArriving } from '../uploads/arriving-bodies.ts';
import { followAnswers, refuseConnection } from './client-errors.ts';
import { doorOptions, guardDoor } from './door.ts';
import { rewriteUrl } from './url.ts';

/** The longest path parameter, in characters. A request line can't be longer, and continue codes are long. */
const longestParameter = 16_384;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the bodies that are being read, over all routes. */
    readonly arriving: ArrivingBodies;
  }
}

/**
 * Makes a Fastify instance that routes as the contract's server does (api-account.md 1): case doesn't matter, nor does
 * one trailing slash, `//` means `/`, query strings may be nested, proxies are trusted, and any verb is allowed.
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
    schemaController: { compilersFactory: withoutSchemas },
    routerOptions: {
      caseSensitive: false,
      ignoreTrailingSlash: true,
      maxParamLength: longestParameter,
      // Repeated parameters become arrays, and brackets make objects, as in `a[b]=1` (api-shop.md 0.4).
      querystringParser: (text) => qs.parse(text, { arrayLimit: 1000 }),
    },
  });
  // Routes for any verb take all that Node can read. A QUERY request with a body is read like any other; the framework
  // must not refuse one without a content type.
  for (const verb of METHODS.filter((each) => each === 'QUERY' || !app.supportedMethods.includes(each))) {
    app.addHttpMethod(verb, { hasBody: false, overrideExisting: true });
  }
  guardDoor(app.server, door, budgets.connections);
  followAnswers(app);
  app.decorate('arriving', countArriving(budgets.uploads.arriving));
  return app;
}

function refuseSchema(): never {
  throw new Error('Routes check their requests themselves: none has a schema.');
}

/** Stands in for the compilers of schemas, since loading them takes a good part of the start. */
const withoutSchemas = { buildValidator: () => refuseSchema, buildSerializer: () => refuseSchema };

/**
 * Returns whether a request may take the connection over, which only those for the socket server and the chain may.
 * Some HTTP clients offer an upgrade with every request. Those are answered as if they hadn't.
 */
function isForSockets(request: IncomingMessage): boolean {
  return (request.url ?? '').startsWith('/socket.io/') || isForChain(request.url);
}

/** Returns whether a request to take the connection over is for the chain. */
export function isForChain(url = ''): boolean {
  return new RegExp(`^${chain.path}/?(?:\\?|$)`).test(url);
}
