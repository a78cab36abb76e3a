import type { FastifyInstance } from 'fastify';
import { maskedEmail } from '../../database/masked-email.ts';
import { remoteAddress, success } from '../../http/answers.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** `GET /rest/order-history`: the caller's orders (api-shop.md 8). */
export function registerOrderHistory(app: FastifyInstance, { documents, sessions }: ShopContext): void {
  app.get('/rest/order-history', (request, reply) => {
    // The scheme is taken away as text here; without one, the whole header is the token.
    const token = request.headers.authorization?.replace('Bearer ', '');
    const email: unknown = sessions.get(token)?.data?.email;
    if (typeof email !== 'string' || email === '') {
      throw blockedIllegalActivity(remoteAddress(request));
    }
    // weakness: contract api-shop.md 8 (orders of addresses that differ in vowels only are shown as well)
    const masked = maskedEmail(email);
    return reply.send(success(documents.orders.all().filter((order) => order.email === masked)));
  });
}
