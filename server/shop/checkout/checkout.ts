import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CheckoutAnswer } from '../../../shared/api/orders.ts';
import { maskedEmail } from '../../database/masked-email.ts';
import { sessionOf } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import { PageError } from '../../http/errors.ts';
import { isDeluxeMember } from '../../http/membership.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf } from '../rows/owner.ts';
import { requireBasket } from './basket-rows.ts';
import { billOf, deliveryTerms, discountOf, isCountable } from './bill.ts';
import { orderLinesOf } from './order-lines.ts';
import { placeOrder } from './place-order.ts';

/** Registers `POST /rest/basket/:id/checkout`, which orders the contents of a basket (api-shop.md 7). */
export function registerCheckout(app: FastifyInstance, shop: ShopContext): void {
  const { database, sessions, tokens, translations, events } = shop;

  app.post<{ Params: { id: string } }>('/rest/basket/:id/checkout', (request, reply) => {
    // weakness: contract api-shop.md 7 (nobody checks whose basket it is)
    const basket = requireBasket(database, request.params.id);
    const details = detailsOf(request);
    const isDeluxe = isDeluxeMember(request, tokens);
    const locale = translations.localeOf(request);
    const lines = orderLinesOf(database, basket.id, {
      isDeluxe,
      translate: (text) => translations.translate(text, locale),
    });
    const discount = discountOf(basket.coupon, bodyField(request, 'couponData'));
    const delivery = deliveryTerms(database, details?.deliveryMethodId, isDeluxe);
    const bill = billOf(lines, discount, delivery);
    if (!isCountable(lines, bill)) {
      return reply.code(400).send({ error: 'This order comes to more than the shop can count.' });
    }

    // A forged token may name any email address, or none.
    const email: unknown = sessionOf(request, sessions)?.data?.email;
    const customer = typeof email === 'string' ? email : '';
    const orderId = `${createHash('md5').update(customer).digest('hex').slice(0, 4)}-${randomBytes(8).toString('hex')}`;
    const placed = placeOrder(shop, {
      basketId: basket.id,
      buyerId: ownerOf(request),
      isPaidFromWallet: details?.paymentId === 'wallet',
      order: {
        promotionalAmount: bill.discountAmount,
        ...(details === undefined
          ? { paymentId: null, addressId: null }
          : { ...idField('paymentId', details.paymentId), ...idField('addressId', details.addressId) }),
        orderId,
        delivered: false,
        email: maskedEmail(customer),
        totalPrice: bill.totalPrice,
        products: lines,
        bonus: bill.bonus,
        deliveryPrice: delivery.price,
        eta: String(delivery.eta),
      },
      confirmation: {
        orderId,
        customer,
        placedAt: new Date().toISOString(),
        discount: discount.percentage,
        locale,
      },
    });
    events.emit('order.placed', {
      productIds: lines.map(({ id }) => id),
      couponDiscount: discount.byCoupon,
      campaignDay: discount.campaignDay,
      totalPrice: bill.totalPrice,
    });
    if (placed === 'unpaid') {
      throw new PageError('Insufficient wallet balance.');
    }
    return reply.send({ orderConfirmation: orderId } satisfies CheckoutAnswer);
  });
}

type Details = Readonly<Record<'paymentId' | 'addressId' | 'deliveryMethodId', unknown>>;

/** Returns `orderDetails` of the body, or undefined if there are none. The fields may be missing, or of any type. */
function detailsOf(request: FastifyRequest): Details | undefined {
  const details = bodyField(request, 'orderDetails');
  // Reading a property of any value but null and undefined is safe.
  return details ? (details as Details) : undefined;
}

/** Longest id, in characters, that an order keeps. */
const longestId = 100;

/** Returns the field as an order keeps it. Nothing looks the id up, but it has to look like one. */
function idField<Name extends string>(name: Name, id: unknown): Partial<Record<Name, string | number>> {
  const isId = typeof id === 'number' || (typeof id === 'string' && id.length <= longestId);
  // The computed name widens to any string, but it is the one that was given.
  return isId ? ({ [name]: id } as Record<Name, string | number>) : {};
}
