/** What is being paid for: an order, a wallet deposit or a membership. */
export type PaymentMode = 'shop' | 'wallet' | 'deluxe';

/**
 * Returns the payment mode for a word in the address.
 * @param entity any word but the three modes means `shop` (ui-shop.md 5.24)
 */
export function paymentModeOf(entity: string | undefined): PaymentMode {
  return entity === 'wallet' || entity === 'deluxe' ? entity : 'shop';
}
