/** Returns the discount in percent that a coupon earned in this session, or 0 without one (ui-shop.md 3.6). */
export function grantedDiscount(): number {
  return Number(sessionStorage.getItem('couponDiscount')) || 0;
}
