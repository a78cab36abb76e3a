import type { FastifyInstance } from 'fastify';
import type { CouponAnswer } from '../../../shared/api/orders.ts';
import { storedNow } from '../../database/dates.ts';
import { sendText } from '../../http/answers.ts';
import { PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';
import { couponDiscount } from '../coupon-codes.ts';
import { requireBasket } from './basket-rows.ts';

/** `PUT /rest/basket/:id/coupon/:coupon`: puts a coupon into a basket (api-shop.md 6). */
export function registerApplyCoupon(app: FastifyInstance, { database }: ShopContext): void {
  app.put<{ Params: { id: string; coupon: string } }>('/rest/basket/:id/coupon/:coupon', (request, reply) => {
    const { id, coupon } = request.params;
    const code = decodedAgain(coupon);
    // weakness: contract api-shop.md 6 (whose basket it is is not asked, nor how often a coupon was used)
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
 * The path segment decoded a second time, after the router: a code with a percent sign must be encoded twice.
 * @throws PageError 500 as the engine words it
 */
function decodedAgain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new PageError('URI malformed', { name: 'URIError' });
  }
}
