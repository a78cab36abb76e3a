import type { Basket, BasketProduct } from '../../../lib/purchases/basket.ts';

/** An item of the basket, priced for the customer. */
export interface BasketLine {
  readonly product: BasketProduct;
  readonly quantity: number;
  /** Price of one piece; for members the deluxe price. */
  readonly price: number;
  /** The price that others pay, if it differs. */
  readonly usualPrice: number | undefined;
}

/** A basket as the checkout sees it (ui-shop.md 5.4). */
export interface PricedBasket {
  readonly lines: readonly BasketLine[];
  /** Sum of prices times quantities, not rounded. Negative quantities can take it below zero. */
  readonly itemTotal: number;
  /** Points that the order would earn. */
  readonly bonus: number;
  /** Number of items. */
  readonly count: number;
}

/** Prices a basket. One that doesn't exist counts as empty. */
export function priceBasket(basket: Basket | null, deluxe: boolean): PricedBasket {
  const lines = (basket?.Products ?? []).map((product): BasketLine => {
    const price = deluxe ? product.deluxePrice : product.price;
    const usualPrice = price === product.price ? undefined : product.price;
    return { product, quantity: product.BasketItem.quantity, price, usualPrice };
  });
  const sum = (worth: (line: BasketLine) => number) => lines.reduce((total, line) => total + worth(line), 0);
  return {
    lines,
    // weakness: negativeOrderChallenge (negative quantities count like any other)
    itemTotal: sum(({ price, quantity }) => price * quantity),
    bonus: sum(({ price, quantity }) => Math.round(price / 10) * quantity),
    count: lines.length,
  };
}
