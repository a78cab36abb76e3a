/**
 * Tells whether a panel of the payment screen starts unfolded. The local storage holds this as a JSON boolean, which the page itself never
 * writes (ui-shop.md 3.6).
 */
export function wasLeftOpen(key: 'couponPanelExpanded' | 'paymentPanelExpanded'): boolean {
  return localStorage.getItem(key)?.trim() === 'true';
}
