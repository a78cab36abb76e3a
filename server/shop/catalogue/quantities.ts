import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';

/** `/api/Quantitys`: the stock, open to read and closed to write (api-shop.md 15). */
export function registerQuantities(app: FastifyInstance, shop: ShopContext): void {
  registerResource(app, shop, {
    name: 'Quantity',
    table: 'Quantities',
    attributes: [
      { name: 'ProductId', type: 'integer' },
      { name: 'id', type: 'integer' },
      { name: 'quantity', type: 'integer', validate: [{ rule: 'isInt' }] },
      { name: 'limitPerUser', type: 'integer', defaultValue: null, validate: [{ rule: 'isInt' }] },
    ],
  });
}
