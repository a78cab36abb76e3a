import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import type { ShopDatabase, SqlRow } from '../../database/shop-database.ts';
import { success } from '../../http/answers.ts';
import { sessionOf } from '../../http/bearer.ts';
import type { ShopContext } from '../context.ts';

/** A row of the join: the product's columns, and those of its basket item behind `item_`. */
type ProductInBasket = SqlRow & { readonly name: string | null; readonly description: string | null };

/** `GET /rest/basket/:id`: a basket with its products, deleted ones included (api-shop.md 4). */
export function registerReadBasket(app: FastifyInstance, shop: ShopContext): void {
  const { database, sessions, translations, events } = shop;
  // snippet: basketAccessChallenge
  app.get<{ Params: { id: string } }>('/rest/basket/:id', (request, reply) => {
    const { id } = request.params;
    events.emit('basket.read', { id, sessionBid: sessionOf(request, sessions)?.bid });
    // weakness: basketAccessChallenge (whoever is logged in reads any basket: its owner is not compared)
    const basket = database.get<SqlRow>('SELECT * FROM Baskets WHERE id = ?', id); // vulnerable: basketAccessChallenge
    if (basket === undefined) {
      return reply.send(success(null));
    }
    const locale = translations.localeOf(request);
    const products = productsOf(basket.id, database).map((product) => ({
      ...product,
      name: product.name === null ? null : translations.translate(product.name, locale),
    }));
    return reply.send(success({ ...withIsoDates(basket), Products: products }));
  });
  // endsnippet: basketAccessChallenge
}

/** Products with their basket item under its own key. Deleted products stay: that is what christmasSpecialChallenge needs. */
function productsOf(basketId: unknown, database: ShopDatabase) {
  // weakness: christmasSpecialChallenge (a deleted product can be in a basket, and can be ordered)
  const rows = database.all<ProductInBasket>(
    `SELECT p.id, p.name, p.description, p.price, p.deluxePrice, p.image, p.createdAt, p.updatedAt, p.deletedAt,
       i.ProductId AS item_ProductId, i.BasketId AS item_BasketId, i.id AS item_id, i.quantity AS item_quantity,
       i.createdAt AS item_createdAt, i.updatedAt AS item_updatedAt
     FROM BasketItems i JOIN Products p ON p.id = i.ProductId WHERE i.BasketId = ? ORDER BY i.id`,
    basketId,
  );
  return rows.map((row) => {
    const { true: item = [], false: product = [] } = Object.groupBy(
      Object.entries(row),
      ([name]) => `${name.startsWith('item_')}` as 'true' | 'false',
    );
    const basketItem = Object.fromEntries(item.map(([name, value]) => [name.slice('item_'.length), value]));
    return {
      // the columns of `p` in the statement above
      ...(withIsoDates(Object.fromEntries(product)) as ProductInBasket),
      BasketItem: withIsoDates(basketItem),
    };
  });
}

function withIsoDates(row: SqlRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('At') && typeof value === 'string' ? isoDate(value) : value,
    ]),
  );
}
