import type { RouteHandlerMethod } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import { SqlTextError } from '../../database/shop-database.ts';
import { sendText, success } from '../../http/answers.ts';
import { sessionOf } from '../../http/bearer.ts';
import { bodyField, rawBody } from '../../http/body.ts';
import { constraintError } from '../../http/errors.ts';
import { requireStorable } from '../../http/stored-text.ts';
import type { ShopContext } from '../context.ts';
import { insertRow } from '../rows/insert-row.ts';
import { valuesOfKeys } from './repeated-keys.ts';
import { refuseQuantity } from './stock-check.ts';

/** Returns the handler of `POST /api/BasketItems`, which puts a product into a basket and answers with 200, not 201 (api-shop.md 5). */
export function addItem(shop: ShopContext): RouteHandlerMethod {
  const { database, sessions, events } = shop;
  return (request, reply) => {
    const check = { productId: bodyField(request, 'ProductId'), quantity: bodyField(request, 'quantity') };
    if (refuseQuantity(shop, request, reply, check)) {
      return reply;
    }
    const json = rawBody(request);
    if (json === '') {
      // A URL-encoded body has no JSON to read again.
      throw new TypeError("Cannot read properties of undefined (reading 'toString')");
    }
    const { ProductId, BasketId, quantity } = valuesOfKeys(json, ['ProductId', 'BasketId', 'quantity']);
    const sessionBid = sessionOf(request, sessions)?.bid;
    const [checkedBasket] = BasketId;
    // weakness: basketManipulateChallenge (the first basket id is checked, the last one is stored)
    if (checkedBasket && checkedBasket !== 'undefined' && Number(sessionBid) !== Number(checkedBasket)) {
      return sendText(reply, 401, "{'error' : 'Invalid BasketId'}");
    }
    const item = { ProductId: ProductId.at(-1), BasketId: BasketId.at(-1), quantity: quantity.at(-1) };
    for (const [field, value] of Object.entries(item)) {
      requireStorable(field, value, shop.budgets);
    }
    events.emit('basketItem.placed', { basketId: item.BasketId, sessionBid });
    try {
      const { id, createdAt } = insertRow(database, 'BasketItems', item);
      return reply.send(success({ id, ...item, updatedAt: isoDate(createdAt), createdAt: isoDate(createdAt) }));
    } catch (error) {
      throw error instanceof SqlTextError ? constraintError(error) : error;
    }
  };
}
