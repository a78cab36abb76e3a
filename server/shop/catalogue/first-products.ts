import type { FirstProduct } from '../../http/pages/first-screen.ts';
import type { ShopContext } from '../context.ts';

/** How many products a page of the grid has (ui-shop.md 5.1). */
const pageSize = 12;

/** Returns the products that the shop window begins with, for its drawing in the index page (decision 116). */
export function readFirstProducts({ database }: ShopContext): readonly FirstProduct[] {
  const rows = database.all<Record<keyof FirstProduct, unknown>>(
    `SELECT name, image, price, (SELECT quantity FROM Quantities WHERE ProductId = Products.id LIMIT 1) AS quantity
     FROM Products WHERE deletedAt IS NULL ORDER BY name LIMIT ?`,
    pageSize,
  );
  // Anyone can write anything into a product.
  return rows.map(({ name, image, price, quantity }) => ({
    name: String(name),
    image: String(image),
    price: Number(price),
    quantity: quantity === null ? null : Number(quantity),
  }));
}
