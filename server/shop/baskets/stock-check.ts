import type { FastifyReply, FastifyRequest } from 'fastify';
import { missingWhereParameter, PageError } from '../../http/errors.ts';
import { isDeluxeMember } from '../../http/membership.ts';
import { sentText } from '../../http/sent-text.ts';
import type { ShopContext } from '../context.ts';

interface Stock {
  readonly quantity: number;
  readonly limitPerUser: number | null;
}

/**
 * Refuses a quantity above what one customer may have, or above the stock (api-shop.md 5). It looks at this one item
 * only: not at what the basket holds, nor at earlier orders.
 * @returns true when it has answered
 * @throws PageError 500 for an unknown product, or none
 */
export function refuseQuantity(
  { database, tokens, translations }: ShopContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { productId, quantity }: { readonly productId: unknown; readonly quantity: unknown },
): boolean {
  if (productId === undefined) {
    throw missingWhereParameter('ProductId');
  }
  const stock =
    typeof productId === 'object'
      ? undefined
      : database.get<Stock>('SELECT quantity, limitPerUser FROM Quantities WHERE ProductId = ?', productId);
  if (stock === undefined) {
    throw new PageError('No such product found!');
  }
  const refuse = (text: string): true => {
    reply.code(400).send({ error: translations.translate(text, translations.localeOf(request)) });
    return true;
  };
  // A quantity may be any JSON value; compared as the contract does, what is not a number is never enough.
  const wanted = typeof quantity === 'object' && quantity !== null ? Number(sentText(quantity)) : (quantity as number);
  // weakness: negativeOrderChallenge (nothing says that a quantity has to be above zero)
  if (stock.limitPerUser !== null && !(stock.limitPerUser >= wanted) && !isDeluxeMember(request, tokens)) {
    return refuse(`You can order only up to ${stock.limitPerUser} items of this product.`);
  }
  return stock.quantity >= wanted ? false : refuse('We are out of stock! Sorry for the inconvenience.');
}
