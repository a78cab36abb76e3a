import type { FastifyInstance, preHandlerHookHandler } from 'fastify';
import { sessionOf } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import { PageError } from '../../http/errors.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';
import { addItem } from './add-item.ts';
import { refuseQuantity } from './stock-check.ts';

/** Registers `/api/BasketItems` (api-shop.md 5). */
export function registerBasketItems(app: FastifyInstance, shop: ShopContext): void {
  // weakness: contract api-shop.md 5 (nobody checks whose basket an item is in when it is listed, changed or deleted)
  registerResource(
    app,
    shop,
    {
      name: 'BasketItem',
      table: 'BasketItems',
      attributes: [
        { name: 'ProductId', type: 'integer', frozen: true },
        // weakness: basketManipulateChallenge (frozen only once it is set: an item without a basket can be moved into any)
        { name: 'BasketId', type: 'integer', frozen: true },
        { name: 'id', type: 'integer' },
        { name: 'quantity', type: 'integer' },
      ],
    },
    { before: { update: changeCheck(shop) }, instead: { create: addItem(shop) } },
  );
}

/** Returns the hook that `PUT /api/BasketItems/:id` runs before the row is changed. */
function changeCheck(shop: ShopContext): preHandlerHookHandler {
  const { database, sessions, events } = shop;
  return (request, reply, done) => {
    const { id } = request.params as { readonly id: string };
    const basketId = bodyField(request, 'BasketId');
    const sessionBid = sessionOf(request, sessions)?.bid;
    if (basketId) {
      events.emit('basketItem.placed', { basketId, sessionBid });
    }
    const quantity = bodyField(request, 'quantity');
    if (quantity) {
      const item = database.get<{ ProductId: number }>('SELECT ProductId FROM BasketItems WHERE id = ?', id);
      if (item === undefined) {
        throw new PageError('No such item found!');
      }
      if (refuseQuantity(shop, request, reply, { productId: item.ProductId, quantity })) {
        return;
      }
    }
    done();
  };
}
