import type { FastifyInstance } from 'fastify';
import type { TwoFactorStatus } from '../../../shared/api/account.ts';
import type { ShopContext } from '../context.ts';
import { newSecret } from './one-time-code.ts';
import { callerOf, refuse } from './requests.ts';

/** `GET /rest/2fa/status`: whether the caller has a second factor, else a secret to set one up with (api-account.md 12). */
export function registerTwoFactorStatus(app: FastifyInstance, shop: ShopContext): void {
  app.get('/rest/2fa/status', (request, reply) => {
    const caller = callerOf(request, shop);
    if (caller === undefined) {
      return refuse(reply);
    }
    const { totpSecret, email } = caller.session.data;
    return reply.send(totpSecret === '' ? offer(email, shop) : { setup: true });
  });
}

function offer(email: string, { tokens }: ShopContext): TwoFactorStatus {
  const secret = newSecret();
  return { setup: false, secret, email, setupToken: tokens.sign({ secret, type: 'totp_setup_secret' }) };
}
