import type { FastifyInstance } from 'fastify';
import { maskedEmail } from '../../database/masked-email.ts';
import { remoteAddress, sendJsonText, success } from '../../http/answers.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import { createKeptAnswers } from '../../http/kept-answers.ts';
import type { ShopContext } from '../context.ts';

/** `GET /rest/order-history`: the caller's orders (api-shop.md 8). */
export function registerOrderHistory(app: FastifyInstance, { documents, longAnswers, sessions }: ShopContext): void {
  const answers = createKeptAnswers(documents.orders);
  app.get('/rest/order-history', async (request, reply) => {
    // The scheme is taken away as text here; without one, the whole header is the token.
    const token = request.headers.authorization?.replace('Bearer ', '');
    const email: unknown = sessions.get(token)?.data?.email;
    if (typeof email !== 'string' || email === '') {
      throw blockedIllegalActivity(remoteAddress(request));
    }
    // weakness: contract api-shop.md 8 (orders of addresses that differ in vowels only are shown as well)
    const masked = maskedEmail(email);
    await longAnswers.turn(documents.orders.size());
    const history = () => success(documents.orders.all().filter((order) => order.email === masked));
    return sendJsonText(
      reply,
      answers.of(masked, () => JSON.stringify(history())),
    );
  });
}
