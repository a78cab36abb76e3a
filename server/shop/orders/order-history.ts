import type { FastifyInstance } from 'fastify';
import { maskedEmail } from '../../database/masked-email.ts';
import { remoteAddress, sendJsonText, success } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import { createKeptAnswers } from '../../http/kept-answers.ts';
import type { ShopContext } from '../context.ts';

/** Registers `/rest/order-history`: the caller's orders and, for accountants, those of all customers (api-shop.md 8). */
export function registerOrderHistory(app: FastifyInstance, { documents, longAnswers, sessions }: ShopContext): void {
  const { orders } = documents;
  const answers = createKeptAnswers(orders);
  app.get('/rest/order-history', async (request, reply) => {
    // The scheme is cut out of the header as a string: without it, the whole header is the token.
    const token = request.headers.authorization?.replace('Bearer ', '');
    const email: unknown = sessions.get(token)?.data?.email;
    if (typeof email !== 'string' || email === '') {
      throw blockedIllegalActivity(remoteAddress(request));
    }
    // weakness: contract api-shop.md 8 (orders of addresses that differ only in vowels are shown as well)
    const masked = maskedEmail(email);
    await longAnswers.turn(orders.size());
    const history = () => success(orders.all().filter((order) => order.email === masked));
    return sendJsonText(
      reply,
      answers.of(masked, () => JSON.stringify(history())),
    );
  });

  app.get('/rest/order-history/orders', async () => {
    await longAnswers.turn(orders.size());
    return success(orders.all().toReversed());
  });

  app.put<{ Params: { id: string } }>('/rest/order-history/:id/delivery-status', (request, reply) => {
    const order = orders.get(request.params.id);
    if (order !== undefined) {
      // The client sends the current state, not the new one.
      const delivered = !bodyField(request, 'deliveryStatus');
      orders.replace([{ ...order, delivered, eta: delivered ? '0' : '1' }]);
    }
    return reply.send({ status: 'success' });
  });
}
