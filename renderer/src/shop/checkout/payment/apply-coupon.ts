import type { CouponAnswer } from '../../../../../shared/api/orders.ts';
import { ApiError, put } from '../../../lib/api.ts';
import { campaignDiscount, dayOfEntry } from './campaigns.ts';

/** The outcome of a coupon: a discount in percent, why there is none (a key or the server's words), or no response at all. */
export type CouponResult =
  | { readonly outcome: 'granted'; readonly discount: number }
  | { readonly outcome: 'refused'; readonly reason: string }
  | { readonly outcome: 'unanswered' };

/**
 * Enters a coupon. Campaign codes are checked here, all others by the server (ui-shop.md 5.24 "Apply coupon"). Stores the code and the time
 * of entry in the session storage, and the discount if there is one.
 */
export async function applyCoupon(code: string): Promise<CouponResult> {
  const day = dayOfEntry();
  sessionStorage.setItem('couponDetails', `${code}-${day}`);
  const result = await judge(code, campaignDiscount(code, day));
  if (result.outcome === 'granted') {
    sessionStorage.setItem('couponDiscount', String(result.discount));
  }
  return result;
}

async function judge(code: string, discount: ReturnType<typeof campaignDiscount>): Promise<CouponResult> {
  if (discount === 'expired') {
    return { outcome: 'refused', reason: 'INVALID_COUPON' };
  }
  return discount === undefined ? await askServer(code) : { outcome: 'granted', discount };
}

async function askServer(code: string): Promise<CouponResult> {
  try {
    // weakness: contract api-shop.md 6 (the basket is whichever id the session storage holds)
    const basket = Number(sessionStorage.getItem('bid'));
    const path = `rest/basket/${basket}/coupon/${encodeURIComponent(code)}`;
    const { discount } = await put<CouponAnswer>(path, {});
    return { outcome: 'granted', discount };
  } catch (error) {
    console.log(error);
    const isRefused = error instanceof ApiError && error.status === 404 && typeof error.body === 'string';
    return isRefused ? { outcome: 'refused', reason: error.body } : { outcome: 'unanswered' };
  }
}
