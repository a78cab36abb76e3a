import type { FastifyInstance } from 'fastify';
import { isWeaknessOn } from '../../config/config.ts';
import { success } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';
import { matched, matchWhere, truncated } from '../where-condition.ts';

/** How many characters of an order id are used. */
const idLimit = 60;

/** Matches an id that has no special meaning inside quotes, and so needs no evaluation. */
const plainId = /^[^'\\]*$/;

/** Registers `GET /rest/track-order/:id`, which says where an order is to anyone who knows its id (api-shop.md 9). */
export function registerTrackOrder(app: FastifyInstance, shop: ShopContext): void {
  const isWeak = isWeaknessOn(shop.config, 'reflectedXssChallenge');
  app.get<{ Params: { id: string } }>('/rest/track-order/:id', async (request, reply) => {
    await shop.longAnswers.turn(shop.documents.orders.size());
    const orders = shop.documents.orders.all();
    const sent = request.params.id;
    const id = isWeak ? truncated(sent, idLimit) : sent.replace(/[^\w-]+/g, '');
    const matching = plainId.test(id)
      ? matched(orders.filter(({ orderId }) => orderId === id))
      : // weakness: noSqlOrdersChallenge (the id can end the string around it, and go on as code)
        await matchWhere(orders, `this.orderId === '${id}'`, shop.evaluator);
    if (matching.outcome === 'failed') {
      return reply.code(400).send({ error: 'Wrong Param' });
    }
    const found = matching.documents;
    shop.events.emit('order.tracked', { id, found: found.length });
    // weakness: reflectedXssChallenge (the requested id is sent back as it is, and the page shows it as HTML)
    return success(found.length === 0 ? [{ orderId: id }] : found);
  });
}
