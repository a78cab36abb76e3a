/**
 * Whether a panel of the payment starts unfolded: a JSON boolean in the local storage, which the page itself never writes
 * (ui-shop.md 3.6).
 */
export function wasLeftOpen(key: 'couponPanelExpanded' | 'paymentPanelExpanded'): boolean {
  return localStorage.getItem(key)?.trim() === 'true';
}
