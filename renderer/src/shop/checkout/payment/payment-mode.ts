/** What is paid for: an order, money for the wallet, or a membership. */
export type PaymentMode = 'shop' | 'wallet' | 'deluxe';

/** @param entity the word in the address; any other than the three behaves like `shop` (ui-shop.md 5.24) */
export function paymentModeOf(entity: string | undefined): PaymentMode {
  return entity === 'wallet' || entity === 'deluxe' ? entity : 'shop';
}
