/** The discount in percent that a coupon brought in this session, 0 without one (ui-shop.md 3.6). */
export function grantedDiscount(): number {
  return Number(sessionStorage.getItem('couponDiscount')) || 0;
}
