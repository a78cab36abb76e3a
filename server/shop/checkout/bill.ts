import type { SqlDatabase } from '../../database/shop-database.ts';
import { couponDiscount } from '../coupon-codes.ts';
import { campaignOf } from './campaigns.ts';
import type { PricedLine } from './order-lines.ts';

/** What is taken off an order, and why. */
export interface Discount {
  /** Percentage of the items' total; 0 for none. */
  readonly percentage: number;
  /** The part of it that comes from a coupon in the basket: all or nothing. */
  readonly byCoupon: number;
  /** The day of the campaign that the discount comes from, in milliseconds since the epoch; null without a campaign. */
  readonly campaignDay: number | null;
}

/** Returns the discount of the coupon in the basket, or else that of a campaign's code in the request (api-shop.md 7 step 3). */
export function discountOf(coupon: string | null, couponData: unknown): Discount {
  const byCoupon = coupon === null ? undefined : couponDiscount(coupon, new Date());
  if (byCoupon !== undefined) {
    return { percentage: byCoupon, byCoupon, campaignDay: null };
  }
  const campaign = campaignOf(couponData);
  return { percentage: campaign?.discount ?? 0, byCoupon: 0, campaignDay: campaign?.validOn ?? null };
}

/** What a delivery costs, and how long it takes. */
export interface DeliveryTerms {
  readonly price: number;
  /** Days. */
  readonly eta: number;
}

/** @param methodId as sent; an unknown id, or none, means free delivery within 5 days (step 4) */
export function deliveryTerms(database: SqlDatabase, methodId: unknown, isDeluxe: boolean): DeliveryTerms {
  const method =
    typeof methodId === 'string' || typeof methodId === 'number'
      ? database.get<{ price: number; deluxePrice: number; eta: number }>(
          'SELECT price, deluxePrice, eta FROM Deliveries WHERE id = ?',
          methodId,
        )
      : undefined;
  return method === undefined
    ? { price: 0, eta: 5 }
    : { price: isDeluxe ? method.deluxePrice : method.price, eta: method.eta };
}

/** The sums of an order. */
export interface Bill {
  /** The discount, with two decimals; `0` for none. */
  readonly discountAmount: string;
  /** Not rounded. */
  readonly totalPrice: number;
  readonly bonus: number;
}

export function billOf(lines: readonly PricedLine[], discount: Discount, delivery: DeliveryTerms): Bill {
  const itemTotal = lines.reduce((sum, { total }) => sum + total, 0);
  const discountAmount = discount.percentage === 0 ? '0' : (itemTotal * (discount.percentage / 100)).toFixed(2);
  return {
    discountAmount,
    // weakness: negativeOrderChallenge, forgedCouponChallenge (nothing keeps the total above zero)
    totalPrice: itemTotal - Number(discountAmount) + delivery.price,
    bonus: lines.reduce((sum, { bonus }) => sum + bonus, 0),
  };
}

/** The highest amount, of money or of items, that an order may contain: above it, sums are no longer exact. */
const highestAmount = 1e15;

/** Returns whether all numbers of an order are small enough for accounts and stock to stay exact. */
export function isCountable(lines: readonly PricedLine[], { totalPrice, bonus }: Bill): boolean {
  const numbers = [totalPrice, bonus, ...lines.flatMap(({ quantity, total }) => [quantity, total])];
  return numbers.every((amount) => Math.abs(amount) <= highestAmount);
}
