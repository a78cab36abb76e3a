import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';

/** `/api/PrivacyRequests`: wishes to be forgotten; anyone logged in may make one, nobody may read them (api-account.md 8.1). */
export function registerPrivacyRequests(app: FastifyInstance, shop: ShopContext): void {
  registerResource(app, shop, {
    name: 'PrivacyRequest',
    table: 'PrivacyRequests',
    attributes: [
      { name: 'id', type: 'integer' },
      // weakness: contract api-account.md 8.6 (the body says who wants to be forgotten)
      { name: 'UserId', type: 'integer' },
      { name: 'deletionRequested', type: 'boolean', defaultValue: false },
    ],
  });
}
