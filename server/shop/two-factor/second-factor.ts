import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../context.ts';
import { findUser, sessionUserOf } from '../rows/users.ts';
import { startSession } from '../start-session.ts';
import { isCodeOf } from './one-time-code.ts';
import { refuse, sentFields } from './requests.ts';
import { claimsOf } from './token-claims.ts';

/** Registers `POST /rest/2fa/verify`, the second step of a login (api-account.md 12). */
export function registerSecondFactor(app: FastifyInstance, shop: ShopContext): void {
  const { database, tokens, events } = shop;
  app.post('/rest/2fa/verify', (request, reply) => {
    const { tmpToken, totpToken } = sentFields(request);
    const claims = claimsOf('password_valid_needs_second_factor_token', tmpToken, tokens);
    const user = findUser(database, claims?.userId);
    if (user === undefined || !isCodeOf(user.totpSecret, totpToken)) {
      return refuse(reply);
    }
    const answer = startSession(shop, sessionUserOf(user));
    events.emit('secondFactor.passed', { userId: user.id, email: user.email });
    return reply.send(answer);
  });
}
