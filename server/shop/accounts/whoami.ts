import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WhoAmI } from '../../../shared/api/answers.ts';
import { autoRegister } from '../../http/bearer.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';

/** Registers `GET /rest/user/whoami`, which says who the caller is according to the cookie (api-account.md 14.1). */
export function registerWhoami(app: FastifyInstance, shop: ShopContext): void {
  app.get('/rest/user/whoami', (request, reply) => {
    const cookie = request.cookies.token;
    autoRegister(request, reply, shop.tokens, shop.sessions);
    // Whether the token has expired is not checked.
    const isSigned = cookie !== undefined && 'token' in shop.tokens.verifySignature(cookie);
    const answer = whoIs(isSigned ? shop.sessions.from(cookie)?.data : undefined);
    const callback = callbackOf(request);
    if (callback === undefined) {
      return reply.send(answer);
    }
    shop.events.emit('whoami.calledBack', {});
    return sendToCallback(reply, callback, answer);
  });
}

/** @param user absent without a session; also when a forged token without data was registered */
function whoIs(user: SessionUser | undefined): WhoAmI {
  if (!user) {
    return { user: {} };
  }
  const { id, email, lastLoginIp, profileImage } = user;
  // The columns come from the token, so they hold whatever its author wrote. JSON leaves out those that are absent.
  return { user: { id, email, lastLoginIp, profileImage } as WhoAmI['user'] };
}

/** Returns the query parameter `callback`: the first one if there are several, undefined if there is none. */
function callbackOf(request: FastifyRequest): unknown {
  const { callback } = request.query as { readonly callback?: unknown };
  return Array.isArray(callback) ? callback[0] : callback;
}

/** Sends the response as a script that calls a function of the caller's page. */
function sendToCallback(reply: FastifyReply, callback: unknown, answer: WhoAmI): FastifyReply {
  if (typeof callback !== 'string' || callback === '') {
    return reply.send(answer);
  }
  const name = callback.replace(/[^\w$.[\]]/g, '');
  // These two characters end a line in older versions of JavaScript, but not in JSON.
  const json = JSON.stringify(answer).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  // weakness: emailLeakChallenge (any page may load this as a script, and it carries the visitor's email)
  return reply.type('text/javascript; charset=utf-8').send(`/**/ typeof ${name} === 'function' && ${name}(${json});`);
}
