import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../context.ts';
import { callerOf, isPasswordOf, refuse, sentFields, storeSecret } from './requests.ts';

/** `POST /rest/2fa/disable`: turns the second factor off again (api-account.md 12). */
export function registerTwoFactorDisable(app: FastifyInstance, shop: ShopContext): void {
  app.post('/rest/2fa/disable', (request, reply) => {
    const { password } = sentFields(request);
    const caller = callerOf(request, shop);
    const isAllowed = caller !== undefined && isPasswordOf(caller, password);
    return isAllowed && storeSecret(caller, '', shop) ? reply.send() : refuse(reply);
  });
}
