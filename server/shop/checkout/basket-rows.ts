import type { SqlDatabase } from '../../database/shop-database.ts';
import { PageError } from '../../http/errors.ts';

/** The columns of `Baskets` that coupons and checkout use. */
export interface BasketRow {
  readonly id: number;
  readonly coupon: string | null;
}

/**
 * Returns the basket with this id, whoever it belongs to.
 * @param id as in the path
 * @throws PageError 500 when there is none (api-shop.md 6 and 7)
 */
export function requireBasket(database: SqlDatabase, id: string): BasketRow {
  const basket = database.get<BasketRow>('SELECT id, coupon FROM Baskets WHERE id = ?', id);
  if (basket === undefined) {
    throw new PageError(`Basket with id=${id} does not exist.`);
  }
  return basket;
}
