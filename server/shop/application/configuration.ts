import type { FastifyInstance } from 'fastify';
import { sendJsonText } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';

/** `GET /rest/admin/application-configuration`: all of it, defaults included (api-learning.md 15). */
export function registerConfiguration(app: FastifyInstance, shop: ShopContext): void {
  const json = JSON.stringify({ config: shop.config });
  // weakness: contract api-learning.md 15 (no guard, although the path says "admin" and the answer holds what challenges ask for)
  app.get('/rest/admin/application-configuration', (_request, reply) => sendJsonText(reply, json));
}
