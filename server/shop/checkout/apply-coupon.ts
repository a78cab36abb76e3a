import type { FastifyInstance } from 'fastify';
import type { CouponAnswer } from '../../../shared/api/orders.ts';
import { storedNow } from '../../database/dates.ts';
import { sendText } from '../../http/answers.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';
import { couponDiscount } from '../coupon-codes.ts';
import { requireBasket } from './basket-rows.ts';

/** Registers `PUT /rest/basket/:id/coupon/:coupon`, which puts a coupon into a basket (api-shop.md 6). */
export function registerApplyCoupon(app: FastifyInstance, { database }: ShopContext): void {
  app.put<{ Params: { id: string; coupon: string } }>('/rest/basket/:id/coupon/:coupon', (request, reply) => {
    const { id, coupon } = request.params;
    const code = decodedAgain(coupon);
    // weakness: contract api-shop.md 6 (nobody checks whose basket it is, or how often a coupon was used)
    const basket = requireBasket(database, id);
    const discount = couponDiscount(code, new Date());
    if (discount === undefined) {
      return sendText(reply, 404, 'Invalid coupon.');
    }
    database.run('UPDATE Baskets SET coupon = ?, updatedAt = ? WHERE id = ?', code, storedNow(), basket.id);
    return reply.send({ discount } satisfies CouponAnswer);
  });
}

/**
 * Decodes the path segment a second time, after the router, so a percent sign in a code must be encoded twice.
 * @throws PageError 500 in the engine's own words
 */
function decodedAgain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new PageError('URI malformed', { name: 'URIError' });
  }
}
