import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';

/** Registers `/api/PrivacyRequests`: requests to be forgotten, which anyone who is logged in may make and nobody may read (api-account.md 8.1). */
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
