import type { SqlDatabase } from '../../database/shop-database.ts';
import { couponDiscount } from '../coupon-codes.ts';
import { campaignOf } from './campaigns.ts';
import type { PricedLine } from './order-lines.ts';

/** What is taken off an order, and why. */
export interface Discount {
  /** Percentage of the items' total; 0 for none. */
  readonly percentage: number;
  /** The part that a coupon in the basket gives: all of it or nothing. */
  readonly byCoupon: number;
  /** The day of the campaign that gives it, in milliseconds since the epoch; null when none does. */
  readonly campaignDay: number | null;
}

/** The coupon in the basket, or else a campaign's code that came along (api-shop.md 7 step 3). */
export function discountOf(coupon: string | null, couponData: unknown): Discount {
  const byCoupon = coupon === null ? undefined : couponDiscount(coupon, new Date());
  if (byCoupon !== undefined) {
    return { percentage: byCoupon, byCoupon, campaignDay: null };
  }
  const campaign = campaignOf(couponData);
  return { percentage: campaign?.discount ?? 0, byCoupon: 0, campaignDay: campaign?.validOn ?? null };
}

/** How an order gets to its customer. */
export interface DeliveryTerms {
  readonly price: number;
  /** Days. */
  readonly eta: number;
}

/** @param methodId as sent; what is unknown, or no id at all, is delivered for nothing within 5 days (step 4) */
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

/** What an order comes to. */
export interface Bill {
  /** What is taken off, with two decimals; `0` without a discount. */
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

/** The highest amount, of money or of pieces, that an order may come to: what is above it no longer adds up. */
const highestAmount = 1e15;

/** Whether all numbers of an order are such that accounts and stock can go on counting. */
export function isCountable(lines: readonly PricedLine[], { totalPrice, bonus }: Bill): boolean {
  const numbers = [totalPrice, bonus, ...lines.flatMap(({ quantity, total }) => [quantity, total])];
  return numbers.every((amount) => Math.abs(amount) <= highestAmount);
}
