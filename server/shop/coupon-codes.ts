import { decodeZ85, encodeZ85 } from './z85.ts';

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const couponForm = new RegExp(`(?:${months.join('|')})\\d\\d-\\d\\d`);

/**
 * Returns the code of this month's coupon, such as `o*I]qhz3Ww` (api-shop.md 6).
 * @param discount percentage with two digits, 10 to 99
 */
export function couponCode(discount: number, now: Date): string {
  return encodeZ85(Buffer.from(`${monthOf(now)}-${discount}`)) ?? '';
}

/**
 * Returns the percentage that a coupon takes off at this moment; undefined for an invalid code, or one of another
 * month. Any percentage is possible, since strings longer than a coupon's are read as well.
 */
export function couponDiscount(code: string, now: Date): number | undefined {
  // weakness: forgedCouponChallenge, weirdCryptoChallenge (an encoding is not a signature: whoever knows the form can make coupons of any value)
  const text = decodeZ85(code)?.toString();
  if (text === undefined || !couponForm.test(text)) {
    return undefined;
  }
  const [month, percentage = ''] = text.split('-');
  const discount = Number.parseInt(percentage, 10);
  return month === monthOf(now) && discount > 0 && Number.isFinite(discount) ? discount : undefined;
}

/** Returns month and year by the server's calendar, such as `MAY26`. */
function monthOf(date: Date): string {
  return `${months[date.getMonth()]}${String(date.getFullYear()).slice(-2)}`;
}
