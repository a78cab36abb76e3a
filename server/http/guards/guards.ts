import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuardName } from '../../../shared/api/routes.ts';
import { isObject } from '../../../shared/values/is-object.ts';
import { type Budgets, budgets } from '../../budgets.ts';
import { remoteAddress } from '../answers.ts';
import { bearerToken, verifiedPayload } from '../bearer.ts';
import { ipDenied, PageError, unauthorized } from '../errors.ts';
import type { FrameEventEmitter } from '../events.ts';
import { pathOf } from '../frame/url.ts';
import type { Sessions, SessionUser } from '../sessions.ts';
import { invalidToken, type TokenRefusal, type Tokens, type TokenVerdict, verifyToken } from '../tokens.ts';
import type { GuardRule } from './guard-table.ts';
import { type AppliedGuard, guardsOf } from './match.ts';
import { accountLimit, createRateLimit } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The guards that the table has for this route, looked up once when it is registered. */
    readonly guards?: readonly AppliedGuard[];
  }
}

export interface GuardDependencies {
  readonly tokens: Tokens;
  readonly sessions: Sessions;
  readonly events: FrameEventEmitter;
  /** How many clients are told apart. */
  readonly rateLimits?: Budgets['rateLimits'];
}

/** Lets the request pass (false), answers it (true), or throws what the error page shows. */
type Guard = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Addresses that may see single stock rows (api-account.md 7.1). No client can have one. */
const allowedAddresses = ['123.456.789'];

/**
 * Guards all routes registered on `app`, and unknown paths below guarded ones: those are refused before it turns out
 * that nothing is there (api-account.md 7.1, api-shop.md 0.4). Must be called before the routes are registered.
 */
export function registerGuards(app: FastifyInstance, dependencies: GuardDependencies): void {
  const { tokens, events } = dependencies;
  const guards = createGuards(dependencies);
  app.addHook('onRoute', (route) => {
    const verb = Array.isArray(route.method) ? (route.method[0] ?? 'GET') : route.method;
    route.config = { ...route.config, guards: guardsOf(verb, route.url) };
  });
  app.addHook('preHandler', (request, reply, done) => {
    const token = bearerToken(request);
    const verdict = token === undefined ? undefined : tokens.verify(token);
    if (verdict !== undefined && 'token' in verdict) {
      events.verifiedToken(verdict.token);
    }
    const met = request.is404 ? guardsOf(request.method, pathOf(request)) : (request.routeOptions.config.guards ?? []);
    for (const { name, rule } of met) {
      if (guards(name, rule)(request, reply)) {
        return;
      }
    }
    events.guardedRequest();
    done();
  });
}

function createGuards({
  tokens,
  sessions,
  rateLimits = budgets.rateLimits,
}: GuardDependencies): (name: GuardName, rule: GuardRule) => Guard {
  const jwt = tokenGuard((token) => tokens.verify(token));
  const accounting: Guard = (request, reply) => {
    // weakness: contract api-account.md 6.7 - the role is read from the token, which anyone can forge
    const payload = verifiedPayload(request, tokens);
    return roleOf(payload) === 'accounting' ? false : refuse(reply, 403, { error: 'Malicious activity detected' });
  };
  const userId: Guard = (request, reply) => {
    // A token without `data` that registered itself has a session without a user (api-account.md 6.3).
    const user: SessionUser | null | undefined = sessions.get(bearerToken(request))?.data;
    const { body } = request;
    if (!user || !isObject(body)) {
      return refuse(reply, 401, { status: 'error', message: {} });
    }
    Object.assign(body, { UserId: user.id });
    return false;
  };
  const ipAllowList: Guard = (request) => {
    // This isn't `request.ip`, which anyone who sends X-Forwarded-For can choose: nobody may get in here (api-shop.md 15).
    const address = remoteAddress(request);
    if (!allowedAddresses.includes(address)) {
      throw ipDenied(address);
    }
    return false;
  };
  const denials = new Map<GuardRule, Guard>();
  const limits = new Map<GuardRule, Guard>();
  return (name, rule) => {
    switch (name) {
      case 'jwt':
        return jwt;
      case 'userId':
        return userId;
      case 'accounting':
        return accounting;
      case 'ipAllowList':
        return ipAllowList;
      case 'deny':
        return kept(denials, rule, createDenial);
      case 'rateLimit':
        return kept(limits, rule, () => createRateLimit({ ...accountLimit, remembers: rateLimits }));
    }
  };
}

/** Makes a guard that refuses everyone by verifying tokens with a random number as the key, as the contract does (api-account.md 6.5). */
function createDenial(): Guard {
  const key = { text: `${randomInt(2 ** 47)}` };
  // weakness: contract api-account.md 6.5 - a token with `alg` `none` needs no key, so it passes this guard too
  return tokenGuard((token) => verifyToken(token, key));
}

function tokenGuard(verify: (token: string) => TokenVerdict): Guard {
  return (request) => {
    const refusal = refusalOf(request.headers.authorization, verify);
    if (refusal === undefined) {
      return false;
    }
    const { message, uncaught } = refusal;
    throw uncaught === undefined ? unauthorized(refusal) : new PageError(message, { name: uncaught });
  };
}

function refusalOf(
  authorization: string | undefined,
  verify: (token: string) => TokenVerdict,
): TokenRefusal | undefined {
  if (!authorization) {
    const message = 'No Authorization header was found';
    return { message, code: 'credentials_required', inner: { message } };
  }
  const parts = authorization.split(' ');
  const [scheme, token] = parts;
  if (scheme === undefined || token === undefined || parts.length !== 2) {
    const message = 'Format is Authorization: Bearer [token]';
    return { message, code: 'credentials_bad_format', inner: { message } };
  }
  if (scheme.toLowerCase() !== 'bearer') {
    return invalidToken(new TypeError("Cannot read properties of undefined (reading 'split')"));
  }
  const verdict = verify(token);
  return 'refusal' in verdict ? verdict.refusal : undefined;
}

function kept(known: Map<GuardRule, Guard>, rule: GuardRule, create: () => Guard): Guard {
  const guard = known.get(rule) ?? create();
  known.set(rule, guard);
  return guard;
}

function refuse(reply: FastifyReply, status: number, body: unknown): true {
  reply.code(status).send(body);
  return true;
}

function roleOf(payload: unknown): unknown {
  // The payload is any JSON value that its author wrote.
  return (payload as { readonly data?: { readonly role?: unknown } } | undefined)?.data?.role;
}
