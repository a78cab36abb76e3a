import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../context.ts';
import { isCodeOf } from './one-time-code.ts';
import { callerOf, isPasswordOf, refuse, sentFields, storeSecret } from './requests.ts';
import { claimsOf } from './token-claims.ts';

/** `POST /rest/2fa/setup`: turns the second factor on, with the first code of the authenticator app (api-account.md 12). */
export function registerTwoFactorSetup(app: FastifyInstance, shop: ShopContext): void {
  app.post('/rest/2fa/setup', (request, reply) => {
    const { password, setupToken, initialToken } = sentFields(request);
    const caller = callerOf(request, shop);
    const secret = claimsOf('totp_setup_secret', setupToken, shop.tokens)?.secret;
    const isAllowed =
      caller !== undefined &&
      isPasswordOf(caller, password) &&
      caller.session.data.totpSecret === '' &&
      isCodeOf(secret, initialToken);
    // A secret that has a code is a text.
    return isAllowed && storeSecret(caller, secret as string, shop) ? reply.send() : refuse(reply);
  });
}
