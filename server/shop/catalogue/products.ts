import type { FastifyInstance } from 'fastify';
import { isWeaknessOn } from '../../config/config.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';
import { trustedText } from '../text-filters.ts';

/** Registers `/api/Products` (api-shop.md 2.2). */
export function registerProducts(app: FastifyInstance, shop: ShopContext): void {
  const isWeak = isWeaknessOn(shop.config, 'restfulXssChallenge');
  // weakness: changeProductChallenge (the guard table lets PUT pass, so anyone can change any product)
  registerResource(app, shop, {
    name: 'Product',
    table: 'Products',
    softDeleted: true,
    attributes: [
      { name: 'id', type: 'integer' },
      { name: 'name', type: 'text', translated: true },
      {
        name: 'description',
        type: 'text',
        translated: true,
        // weakness: restfulXssChallenge (stored as sent, and the page shows it as HTML)
        set: trustedText(isWeak, (description) => shop.events.emit('product.descriptionSet', { description })),
      },
      { name: 'price', type: 'decimal' },
      { name: 'deluxePrice', type: 'decimal' },
      { name: 'image', type: 'text' },
    ],
  });
}

/** Registers `/api/Quantitys`: the stock, which can be read but not written (api-shop.md 15). */
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
