import type { OrderLine } from '../../../shared/api/orders.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';

/** A line of an order that is being placed: the stored line, always with the product's id. */
export interface PricedLine extends OrderLine {
  readonly id: number;
}

interface ItemInBasket {
  readonly id: number;
  readonly name: string | null;
  readonly price: unknown;
  readonly deluxePrice: unknown;
  readonly quantity: unknown;
}

/** Returns the contents of a basket, priced for its buyer (api-shop.md 7 step 2). */
export function orderLinesOf(
  database: SqlDatabase,
  basketId: number,
  { isDeluxe, translate }: { readonly isDeluxe: boolean; readonly translate: (text: string) => string },
): readonly PricedLine[] {
  // weakness: christmasSpecialChallenge (products that are no longer sold can be ordered like any other)
  const items = database.all<ItemInBasket>(
    `SELECT p.id, p.name, p.price, p.deluxePrice, i.quantity
     FROM BasketItems i JOIN Products p ON p.id = i.ProductId WHERE i.BasketId = ? ORDER BY i.id`,
    basketId,
  );
  return items.map(({ id, name, price, deluxePrice, quantity: ordered }) => {
    // weakness: negativeOrderChallenge (a negative quantity makes a negative price)
    const quantity = Number(ordered);
    const unitPrice = Number(isDeluxe ? deluxePrice : price);
    return {
      quantity,
      id,
      name: name === null ? '' : translate(name),
      price: unitPrice,
      total: unitPrice * quantity,
      bonus: Math.round(unitPrice / 10) * quantity,
    };
  });
}
