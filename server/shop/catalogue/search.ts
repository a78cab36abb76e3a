import type { FastifyInstance } from 'fastify';
import { type ShopDatabase, type SqlRow, SqlTextError } from '../../database/shop-database.ts';
import { sendJsonText } from '../../http/answers.ts';
import { bareDatabaseError, unexpectedPath } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** Characters of the criteria that are looked at. */
const criteriaLimit = 200;

/** `GET /rest/products/search` (api-shop.md 2.1). */
export function registerSearch(app: FastifyInstance, shop: ShopContext): void {
  const { database, translations, events } = shop;

  // snippet: unionSqlInjectionChallenge, dbSchemaChallenge
  app.get('/rest/products/search', (request, reply) => {
    const criteria = criteriaOf(request.query);
    const products = queryProducts(
      database,
      // weakness: unionSqlInjectionChallenge, dbSchemaChallenge - the criteria becomes a part of the statement, twice.
      `SELECT * FROM Products WHERE ((name LIKE '%${criteria}%' OR description LIKE '%${criteria}%') AND deletedAt IS NULL) ORDER BY name`, // vulnerable: unionSqlInjectionChallenge, dbSchemaChallenge
    );
    const locale = translations.localeOf(request);
    for (const product of products) {
      for (const column of ['name', 'description']) {
        const text = product[column] ?? null;
        if (text === null) {
          throw unexpectedPath(request.url);
        }
        product[column] = typeof text === 'string' ? translations.translate(text, locale) : text;
      }
    }
    const json = JSON.stringify(products);
    events.emit('products.searched', { criteria, json });
    return sendJsonText(reply, `{"status":"success","data":${json}}`);
  });
  // endsnippet: unionSqlInjectionChallenge, dbSchemaChallenge
}

/** @throws TypeError for an object, as the contract has it */
function criteriaOf(query: unknown): string {
  const { q } = query as { readonly q?: unknown };
  if (q === undefined || q === 'undefined') {
    return '';
  }
  if (Array.isArray(q)) {
    return q.join(',');
  }
  if (typeof q !== 'string') {
    throw new TypeError('criteria.substring is not a function');
  }
  return q.substring(0, criteriaLimit);
}

/** Rows as SQLite gives them. @throws PageError with the whole statement in its JSON form */
function queryProducts(database: ShopDatabase, sql: string): SqlRow[] {
  try {
    return database.queryText(sql);
  } catch (error) {
    throw error instanceof SqlTextError ? bareDatabaseError(error) : error;
  }
}
