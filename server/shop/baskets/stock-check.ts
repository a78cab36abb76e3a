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
 * Refuses a quantity above what one customer may have, or above the stock (api-shop.md 5). It checks this item only,
 * not what else the basket holds, nor earlier orders.
 * @returns true when it has answered
 * @throws PageError 500 for an unknown or missing product
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
  // A quantity may be any JSON value. Compared as in the contract, whatever is not a number exceeds every stock.
  const wanted = typeof quantity === 'object' && quantity !== null ? Number(sentText(quantity)) : (quantity as number);
  // weakness: negativeOrderChallenge (nothing requires a quantity to be above zero)
  if (stock.limitPerUser !== null && !(stock.limitPerUser >= wanted) && !isDeluxeMember(request, tokens)) {
    return refuse(`You can order only up to ${stock.limitPerUser} items of this product.`);
  }
  return stock.quantity >= wanted ? false : refuse('We are out of stock! Sorry for the inconvenience.');
}
