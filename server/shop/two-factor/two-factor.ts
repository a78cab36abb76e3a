import type { FastifyInstance } from 'fastify';
import type { TwoFactorStatus } from '../../../shared/api/account.ts';
import type { ShopContext } from '../context.ts';
import { isCodeOf, newSecret } from './one-time-code.ts';
import { callerOf, isPasswordOf, refuse, sentFields, storeSecret } from './requests.ts';
import { claimsOf } from './token-claims.ts';

/** Registers `GET /rest/2fa/status`, `POST /rest/2fa/setup` and `POST /rest/2fa/disable`: a customer's second factor (api-account.md 12). */
export function registerTwoFactor(app: FastifyInstance, shop: ShopContext): void {
  const { tokens } = shop;

  app.get('/rest/2fa/status', (request, reply) => {
    const caller = callerOf(request, shop);
    if (caller === undefined) {
      return refuse(reply);
    }
    const { totpSecret, email } = caller.session.data;
    if (totpSecret !== '') {
      return reply.send({ setup: true } satisfies TwoFactorStatus);
    }
    const secret = newSecret();
    const setupToken = tokens.sign({ secret, type: 'totp_setup_secret' });
    return reply.send({ setup: false, secret, email, setupToken } satisfies TwoFactorStatus);
  });

  app.post('/rest/2fa/setup', (request, reply) => {
    const { password, setupToken, initialToken } = sentFields(request);
    const caller = callerOf(request, shop);
    const secret = claimsOf('totp_setup_secret', setupToken, tokens)?.secret;
    const isAllowed =
      caller !== undefined &&
      isPasswordOf(caller, password) &&
      caller.session.data.totpSecret === '' &&
      isCodeOf(secret, initialToken);
    // A secret that has a code is a string.
    return isAllowed && storeSecret(caller, secret as string, shop) ? reply.send() : refuse(reply);
  });

  app.post('/rest/2fa/disable', (request, reply) => {
    const { password } = sentFields(request);
    const caller = callerOf(request, shop);
    const isAllowed = caller !== undefined && isPasswordOf(caller, password);
    return isAllowed && storeSecret(caller, '', shop) ? reply.send() : refuse(reply);
  });
}
