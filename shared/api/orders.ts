/** One product of an order, at its price at that moment (api-shop.md 7). Seeded orders have no product ids. */
export interface OrderLine {
  readonly quantity: number;
  readonly id?: number;
  readonly name: string;
  readonly price: number;
  readonly total: number;
  readonly bonus: number;
}

/** An order (api-shop.md 7 and 8, data.md 5). The orders that the shop starts with lack the fields of the checkout. */
export interface Order {
  readonly _id: string;
  /** The amount of the discount, with two decimals; `0` without one. */
  readonly promotionalAmount?: string;
  /** As sent, and not verified; `wallet` for the wallet; null when the checkout had no details at all. */
  readonly paymentId?: string | number | null;
  readonly addressId?: string | number | null;
  readonly orderId: string;
  readonly delivered: boolean;
  /** With every vowel replaced by a star. */
  readonly email: string;
  /** Not rounded. */
  readonly totalPrice: number;
  readonly products: readonly OrderLine[];
  readonly bonus: number;
  readonly deliveryPrice?: number;
  /** In days. */
  readonly eta: string;
}

/** An entry of `GET /rest/track-order/:id`: an order, or only the id that was not found, as it was sent (api-shop.md 9). */
export type TrackedOrder = Order | { readonly orderId: string };

/** The response to a checkout: the id of the order. */
export interface CheckoutAnswer {
  readonly orderConfirmation: string;
}

/** The response to `PUT /rest/basket/:id/coupon/:coupon`, in percent (api-shop.md 6). */
export interface CouponAnswer {
  readonly discount: number;
}
