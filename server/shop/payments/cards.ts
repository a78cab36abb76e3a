import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MaskedCard } from '../../../shared/api/records.ts';
import { success } from '../../http/answers.ts';
import { readRows } from '../../http/resources/read-ids.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { Resource } from '../../http/resources/resource.ts';
import { createResourceStore } from '../../http/resources/store.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf, ownRowId } from '../rows/owner.ts';
import { sendList } from '../rows/send-list.ts';

/** A row of `Cards`. */
interface CardRow extends Omit<MaskedCard, 'cardNum'> {
  readonly cardNum: number | null;
}

const query = 'SELECT UserId, id, fullName, cardNum, expMonth, expYear FROM Cards';

/** Registers `/api/Cards`: the caller's saved cards (api-shop.md 12). */
export function registerCards(app: FastifyInstance, shop: ShopContext): void {
  const { database } = shop;
  const store = createResourceStore(database, cards, shop.budgets);
  registerResource(app, shop, cards, {
    instead: {
      list: (request, reply) => {
        const owner = ownerOf(request);
        const own = { condition: 'UserId = ?', conditionParameters: [owner] };
        return sendList(reply, shop.longAnswers, {
          question: `cards ${owner}`,
          source: database,
          all: () => database.all<CardRow>(`${query} WHERE UserId = ? ORDER BY id`, owner).map(masked),
          each: () =>
            readRows(database, 'Cards', own, (id) => {
              const card = database.get<CardRow>(`${query} WHERE id = ?`, id);
              return card && masked(card);
            }),
        });
      },
      read: (request, reply) => {
        const { id } = request.params as { readonly id: string };
        const card = database.get<CardRow>(`${query} WHERE id = ? AND UserId = ?`, id, ownerOf(request));
        return card === undefined ? refuse(reply, '') : reply.send(success(masked(card)));
      },
      delete: (request, reply) => {
        const { id } = request.params as { readonly id: string };
        const own = ownRowId(database, 'Cards', id, request);
        if (own === undefined) {
          return refuse(reply, '.');
        }
        store.delete(own);
        return reply.send(success('Card deleted successfully.'));
      },
    },
  });
}

const cards: Resource = {
  name: 'Card',
  table: 'Cards',
  attributes: [
    { name: 'UserId', type: 'integer' },
    { name: 'id', type: 'integer' },
    { name: 'fullName', type: 'text' },
    {
      name: 'cardNum',
      type: 'integer',
      validate: [
        { rule: 'isInt' },
        { rule: 'min', limit: 1_000_000_000_000_000 },
        { rule: 'max', limit: 9_999_999_999_999_998 },
      ],
    },
    {
      name: 'expMonth',
      type: 'integer',
      validate: [{ rule: 'isInt' }, { rule: 'min', limit: 1 }, { rule: 'max', limit: 12 }],
    },
    {
      name: 'expYear',
      type: 'integer',
      validate: [{ rule: 'isInt' }, { rule: 'min', limit: 2080 }, { rule: 'max', limit: 2099 }],
    },
  ],
};

/** Returns a card with all but the last four digits hidden. */
function masked(card: CardRow): MaskedCard {
  return { ...card, cardNum: `${'*'.repeat(12)}${String(card.cardNum ?? '').slice(-4)}` };
}

/** @param end the contract's text has a full stop in one place and none in the other */
function refuse(reply: FastifyReply, end: '' | '.'): FastifyReply {
  return reply.code(400).send({ status: 'error', data: `Malicious activity detected${end}` });
}
