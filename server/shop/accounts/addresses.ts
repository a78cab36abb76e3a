import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { success } from '../../http/answers.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { Resource } from '../../http/resources/resource.ts';
import { ResourceError } from '../../http/resources/resource-error.ts';
import { createResourceStore } from '../../http/resources/store.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf, ownRowId } from '../rows/owner.ts';
import { sendList } from '../rows/send-list.ts';

/** Registers `/api/Addresss`, the caller's address book (api-shop.md 11). The path is spelled as in the contract. */
export function registerAddresses(app: FastifyInstance, shop: ShopContext): void {
  const { database } = shop;
  const store = createResourceStore(database, addresses, shop.budgets);
  const ownIdOf = (request: FastifyRequest) => {
    const { id } = request.params as { readonly id: string };
    return ownRowId(database, 'Addresses', id, request);
  };
  // weakness: contract api-shop.md 11 (the generated `update` does not check whose address it changes, and makes it the caller's)
  registerResource(app, shop, addresses, {
    instead: {
      list: (request, reply) => {
        const UserId = ownerOf(request);
        return UserId === undefined
          ? reply.send(success([]))
          : sendList(reply, shop.longAnswers, {
              question: `addresses ${UserId}`,
              source: database,
              all: () => store.list({ UserId }),
              each: () => store.each({ UserId }),
            });
      },
      read: (request, reply) => {
        const id = ownIdOf(request);
        return id === undefined ? refuse(reply) : reply.send(success(store.read(id)));
      },
      delete: (request, reply) => {
        const id = ownIdOf(request);
        if (id === undefined) {
          return refuse(reply);
        }
        try {
          store.delete(id);
        } catch (error) {
          return refuseWhileInUse(reply, error);
        }
        return reply.send(success('Address deleted successfully.'));
      },
    },
  });
}

const addresses: Resource = {
  name: 'Address',
  table: 'Addresses',
  attributes: [
    { name: 'UserId', type: 'integer' },
    { name: 'id', type: 'integer' },
    { name: 'fullName', type: 'text' },
    {
      name: 'mobileNum',
      type: 'integer',
      validate: [{ rule: 'isInt' }, { rule: 'min', limit: 1_000_000 }, { rule: 'max', limit: 9_999_999_999 }],
    },
    { name: 'zipCode', type: 'text', validate: [{ rule: 'len', from: 1, to: 8 }] },
    { name: 'streetAddress', type: 'text', validate: [{ rule: 'len', from: 1, to: 160 }] },
    { name: 'city', type: 'text' },
    { name: 'state', type: 'text' },
    { name: 'country', type: 'text' },
  ],
};

/** Answers anyone who asks for an address that does not exist or is not theirs. */
function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(400).send({ status: 'error', data: 'Malicious activity detected.' });
}

/** Refuses to delete an address that a recycling request refers to; the contract never answers in this case. @throws any other failure */
function refuseWhileInUse(reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof ResourceError) {
    return refuse(reply);
  }
  throw error;
}
