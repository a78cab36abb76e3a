import type { FastifyInstance } from 'fastify';
import { sendText, success } from '../../http/answers.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { Resource } from '../../http/resources/resource.ts';
import { ResourceError } from '../../http/resources/resource-error.ts';
import { createResourceStore, type ResourceRecord, type ResourceStore } from '../../http/resources/store.ts';
import type { ShopContext } from '../context.ts';

/** Registers `/api/Recycles`: requests to collect pressed fruit (api-shop.md 16). */
export function registerRecycles(app: FastifyInstance, shop: ShopContext): void {
  const store = createResourceStore(shop.database, recycles, shop.budgets);
  registerResource(app, shop, recycles, {
    instead: {
      list: (_request, reply) => reply.send(success({ err: 'Sorry, this endpoint is not supported.' })),
      // weakness: contract api-shop.md 16 (anyone can read anybody's requests, and several at once)
      read: (request, reply) => {
        const { id } = request.params as { readonly id: string };
        // weakness: errorHandlingChallenge (anything but JSON leads to an error page with the parser's own message)
        const wanted: unknown = JSON.parse(id);
        try {
          return reply.send(success(recyclesWith(wanted, store)));
        } catch (error) {
          if (error instanceof ResourceError) {
            return sendText(reply, 200, 'Error fetching recycled items. Please try again');
          }
          throw error;
        }
      },
    },
  });
}

const recycles: Resource = {
  name: 'Recycle',
  table: 'Recycles',
  attributes: [
    // weakness: contract api-shop.md 16 (the body says whose request this is and where the fruit is collected)
    { name: 'UserId', type: 'integer' },
    { name: 'AddressId', type: 'integer' },
    { name: 'id', type: 'integer' },
    { name: 'quantity', type: 'integer' },
    { name: 'isPickup', type: 'boolean', defaultValue: false },
    { name: 'date', type: 'date' },
  ],
};

/** Returns the requests with this id, or with one of these ids; objects and arrays are never ids. @throws ResourceError when the query fails */
function recyclesWith(wanted: unknown, store: ResourceStore): readonly ResourceRecord[] {
  const ids = Array.isArray(wanted) ? wanted : [wanted];
  return store.list({ id: ids.filter((id) => typeof id !== 'object') });
}
