import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import type { ShopDatabase, SqlRow, SqlValue } from '../../database/shop-database.ts';
import { sendJsonText, success } from '../../http/answers.ts';
import { sessionOf } from '../../http/bearer.ts';
import { createKeptAnswers } from '../../http/kept-answers.ts';
import { listPieces } from '../../http/long-answers.ts';
import { readRows } from '../../http/resources/read-ids.ts';
import type { ShopContext } from '../context.ts';

// snippet: basketAccessChallenge
/** Registers `GET /rest/basket/:id`, which returns a basket with its products, even deleted ones (api-shop.md 4). */
export function registerReadBasket(app: FastifyInstance, shop: ShopContext): void {
  const { database, longAnswers, sessions, translations, events } = shop;
  const answers = createKeptAnswers(database);
  app.get<{ Params: { id: string } }>('/rest/basket/:id', (request, reply) => {
    const { id } = request.params;
    events.emit('basket.read', { id, sessionBid: sessionOf(request, sessions)?.bid });
    const locale = translations.localeOf(request);
    const question = `${locale} ${id}`;
    const kept = answers.find(question); // neutral: basketAccessChallenge
    if (kept !== undefined) {
      return sendJsonText(reply, kept);
    }
    // weakness: basketAccessChallenge (anyone who is logged in can read any basket: its owner is not checked)
    const basket = database.get<SqlRow>('SELECT * FROM Baskets WHERE id = ?', id); // vulnerable: basketAccessChallenge
    if (basket === undefined) {
      return reply.send(success(null));
    }
    if (longAnswers.isSmall() && !isLong(basket.id, database)) {
      return sendJsonText(
        reply,
        answers.of(question, () => {
          const Products = productsOf(basket.id, database).map((product) => translated(product, locale));
          return JSON.stringify(success({ ...shown(basket), Products }));
        }),
      );
    }
    const before = JSON.stringify(success({ ...shown(basket), Products: [] }));
    const products = () =>
      listPieces(
        eachProduct(basket.id, database, (row) => translated(row, locale)),
        before.slice(0, -3),
        ']}}',
      );
    return longAnswers.make(`basket ${question}`, database, products).then((json) => sendJsonText(reply, json));
  });

  const translated = <Product extends { readonly name: SqlValue }>(product: Product, locale: string): Product => ({
    ...product,
    name: typeof product.name === 'string' ? translations.translate(product.name, locale) : product.name,
  });
}
// endsnippet: basketAccessChallenge

function shown(basket: SqlRow) {
  return { ...basket, createdAt: shownDate(basket.createdAt), updatedAt: shownDate(basket.updatedAt) };
}

/** The most items of a basket that is shown at once: each item comes with all texts of its product. */
const fewItems = 100;

function isLong(basketId: unknown, database: ShopDatabase): boolean {
  return (
    database.get('SELECT 1 FROM BasketItems WHERE BasketId = ? LIMIT 1 OFFSET ?', basketId, fewItems) !== undefined
  );
}

/** A row of the join: the product's columns, and those of its basket item with the prefix `item_`. */
type ProductInBasket = Readonly<
  Record<
    | `${'' | 'item_'}${'id' | 'createdAt' | 'updatedAt'}`
    | `item_${'ProductId' | 'BasketId' | 'quantity'}`
    | 'name'
    | 'description'
    | 'price'
    | 'deluxePrice'
    | 'image'
    | 'deletedAt',
    SqlValue
  >
>;

const columns = `p.id, p.name, p.description, p.price, p.deluxePrice, p.image, p.createdAt, p.updatedAt, p.deletedAt,
  i.ProductId AS item_ProductId, i.BasketId AS item_BasketId, i.id AS item_id, i.quantity AS item_quantity,
  i.createdAt AS item_createdAt, i.updatedAt AS item_updatedAt
  FROM BasketItems i JOIN Products p ON p.id = i.ProductId`;

/** Returns products, each with its basket item under a key of its own. Deleted products stay, since christmasSpecialChallenge needs them. */
function productsOf(basketId: unknown, database: ShopDatabase) {
  // weakness: christmasSpecialChallenge (a deleted product can be in a basket, and can be ordered)
  return database
    .all<ProductInBasket>(`SELECT ${columns} WHERE i.BasketId = ? ORDER BY i.id`, basketId)
    .map(shownProduct);
}

/** Reads the same products one by one, for a basket with very many items. */
function eachProduct<Product>(
  basketId: unknown,
  database: ShopDatabase,
  change: (product: ReturnType<typeof shownProduct>) => Product,
) {
  const items = { condition: 'BasketId = ?', conditionParameters: [basketId] };
  return readRows(database, 'BasketItems', items, (id) => {
    const row = database.get<ProductInBasket>(`SELECT ${columns} WHERE i.id = ?`, id);
    return row && change(shownProduct(row));
  });
}

// Written out, since building an object from a list of its entries takes several times as long.
function shownProduct(row: ProductInBasket) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    deluxePrice: row.deluxePrice,
    image: row.image,
    createdAt: shownDate(row.createdAt),
    updatedAt: shownDate(row.updatedAt),
    deletedAt: shownDate(row.deletedAt),
    BasketItem: {
      ProductId: row.item_ProductId,
      BasketId: row.item_BasketId,
      id: row.item_id,
      quantity: row.item_quantity,
      createdAt: shownDate(row.item_createdAt),
      updatedAt: shownDate(row.item_updatedAt),
    },
  };
}

function shownDate(stored: SqlValue | undefined): SqlValue | undefined {
  return typeof stored === 'string' ? isoDate(stored) : stored;
}
