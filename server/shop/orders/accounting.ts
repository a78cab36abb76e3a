import type { FastifyInstance } from 'fastify';
import { success } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';

/** What accountants do with orders: see all of them, and say whether they were delivered (api-shop.md 8). */
export function registerOrderAccounting(
  app: FastifyInstance,
  { documents: { orders }, longAnswers }: ShopContext,
): void {
  app.get('/rest/order-history/orders', async () => {
    await longAnswers.turn(orders.size());
    return success(orders.all().toReversed());
  });

  app.put<{ Params: { id: string } }>('/rest/order-history/:id/delivery-status', (request, reply) => {
    const order = orders.get(request.params.id);
    if (order !== undefined) {
      // What is sent is the state until now.
      const delivered = !bodyField(request, 'deliveryStatus');
      orders.replace([{ ...order, delivered, eta: delivered ? '0' : '1' }]);
    }
    return reply.send({ status: 'success' });
  });
}
