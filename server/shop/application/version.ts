import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../context.ts';

/** The version of the contract that this shop speaks; clients look at it. */
const contractVersion = '18.0.0';

/** `GET /rest/admin/application-version` (api-learning.md 15). */
export function registerVersion(app: FastifyInstance, shop: ShopContext): void {
  const version = shop.config.application.showVersionNumber ? contractVersion : '';
  app.get('/rest/admin/application-version', () => ({ version }));
}
