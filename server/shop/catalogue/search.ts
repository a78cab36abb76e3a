import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ShopDatabase, type SqlRow, SqlTextError } from '../../database/shop-database.ts';
import { sendJsonText } from '../../http/answers.ts';
import { bareDatabaseError, unexpectedPath } from '../../http/errors.ts';
import { createKeptAnswers } from '../../http/kept-answers.ts';
import type { Translations } from '../../http/translations.ts';
import type { ShopContext } from '../context.ts';

/** How many characters of the criteria are used. */
const criteriaLimit = 200;

/** What precedes the rows in the response (api-shop.md 2.1). */
const opening = '{"status":"success","data":';

// snippet: unionSqlInjectionChallenge, dbSchemaChallenge
/** `GET /rest/products/search`. */
export function registerSearch(app: FastifyInstance, shop: ShopContext): void {
  const { database, events } = shop;
  const answerTo = createSearchAnswers(shop);

  app.get('/rest/products/search', async (request, reply) => {
    const criteria = criteriaOf(request.query);
    const answer = await answerTo(request, criteria, () => {
      // weakness: unionSqlInjectionChallenge, dbSchemaChallenge (the criteria becomes a part of the statement, twice)
      const matches = `name LIKE '%${criteria}%' OR description LIKE '%${criteria}%'`; // vulnerable: unionSqlInjectionChallenge, dbSchemaChallenge
      const sql = `SELECT * FROM Products WHERE ((${matches}) AND deletedAt IS NULL) ORDER BY name`; // neutral: unionSqlInjectionChallenge, dbSchemaChallenge
      return queryProducts(database, sql); // neutral: unionSqlInjectionChallenge, dbSchemaChallenge
    });
    events.emit('products.searched', { criteria, json: answer.slice(opening.length, -1) });
    return sendJsonText(reply, answer);
  });
}

/** @throws TypeError for an object */
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
// endsnippet: unionSqlInjectionChallenge, dbSchemaChallenge

/** Returns the rows as SQLite gives them. @throws PageError whose JSON form holds the whole statement */
async function queryProducts(database: ShopDatabase, sql: string): Promise<readonly SqlRow[]> {
  try {
    return await database.queryText(sql);
  } catch (error) {
    throw error instanceof SqlTextError ? bareDatabaseError(error) : error;
  }
}

/**
 * Makes the response's text from the rows. It is kept until a row of the database changes, except where a quote may
 * turn the criteria into SQL: such a statement may ask for the time, or for random numbers.
 */
function createSearchAnswers({ database, translations }: ShopContext) {
  const kept = createKeptAnswers(database);
  return async (
    request: FastifyRequest,
    criteria: string,
    query: () => Promise<readonly SqlRow[]>,
  ): Promise<string> => {
    const locale = translations.localeOf(request);
    const make = async () => {
      const products = await query();
      return `${opening}${JSON.stringify(products.map((row) => translated(row, locale, translations, request.url)))}}`;
    };
    return criteria.includes("'") ? make() : kept.ofLater(`${locale} ${criteria}`, make);
  };
}

/** @throws PageError if a text is missing, as in the contract */
function translated(product: SqlRow, locale: string, translations: Translations, url: string): SqlRow {
  const texts = ['name', 'description'].map((column) => {
    const text = product[column] ?? null;
    if (text === null) {
      throw unexpectedPath(url);
    }
    return [column, typeof text === 'string' ? translations.translate(text, locale) : text];
  });
  return { ...product, ...Object.fromEntries(texts) };
}
