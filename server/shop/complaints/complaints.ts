import type { FastifyInstance } from 'fastify';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';

/** Registers `/api/Complaints` (api-shop.md 17). */
export function registerComplaints(app: FastifyInstance, shop: ShopContext): void {
  // weakness: contract api-shop.md 17 (any token lists everybody's complaints)
  registerResource(app, shop, {
    name: 'Complaint',
    table: 'Complaints',
    attributes: [
      // weakness: contract api-shop.md 17 (the body says who complains)
      { name: 'UserId', type: 'integer' },
      { name: 'id', type: 'integer' },
      {
        name: 'message',
        type: 'text',
        set: (message) => {
          if (typeof message === 'string') {
            shop.events.emit('customerText.set', { text: message });
          }
          return message;
        },
      },
      { name: 'file', type: 'text' },
    ],
  });
}
