import type { Basket, BasketProduct } from '../../../lib/purchases/basket.ts';

/** A position of the basket, priced for the customer. */
export interface BasketLine {
  readonly product: BasketProduct;
  readonly quantity: number;
  /** Of one piece: the deluxe price for members. */
  readonly price: number;
  /** The price that others pay, where it is another one. */
  readonly usualPrice: number | undefined;
}

/** A basket as the checkout sees it (ui-shop.md 5.4). */
export interface PricedBasket {
  readonly lines: readonly BasketLine[];
  /** Sum of prices times quantities, not rounded; below zero with enough negative quantities. */
  readonly itemTotal: number;
  /** Points that the order would bring. */
  readonly bonus: number;
  /** Number of positions. */
  readonly count: number;
}

/** Prices a basket; one that does not exist is an empty one. */
export function priceBasket(basket: Basket | null, deluxe: boolean): PricedBasket {
  const lines = (basket?.Products ?? []).map((product): BasketLine => {
    const price = deluxe ? product.deluxePrice : product.price;
    const usualPrice = price === product.price ? undefined : product.price;
    return { product, quantity: product.BasketItem.quantity, price, usualPrice };
  });
  const sum = (worth: (line: BasketLine) => number) => lines.reduce((total, line) => total + worth(line), 0);
  return {
    lines,
    // weakness: negativeOrderChallenge (negative quantities count as they are)
    itemTotal: sum(({ price, quantity }) => price * quantity),
    bonus: sum(({ price, quantity }) => Math.round(price / 10) * quantity),
    count: lines.length,
  };
}
