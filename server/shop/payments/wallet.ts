import type { FastifyInstance, FastifyReply } from 'fastify';
import { storedNow } from '../../database/dates.ts';
import { success } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf, ownRowId } from '../rows/owner.ts';
import { balanceOf } from '../rows/wallets.ts';

/** The highest balance of a wallet, and its negative the lowest: sums remain numbers that JSON can represent. */
const balanceLimit = 1e300;

/** Registers `GET` and `PUT /rest/wallet/balance`: the caller's money, and a top-up from a saved card (api-shop.md 13). */
export function registerWallet(app: FastifyInstance, shop: ShopContext): void {
  const { database } = shop;

  app.get('/rest/wallet/balance', (request, reply) => {
    const balance = balanceOf(database, ownerOf(request));
    return balance === undefined ? fail(reply) : reply.send(success(balance));
  });

  app.put('/rest/wallet/balance', (request, reply) => {
    // weakness: contract api-shop.md 13 (nobody checks whether the card has expired, and nothing is charged to it)
    if (ownRowId(database, 'Cards', bodyField(request, 'paymentId'), request) === undefined) {
      return reply.code(402).send({ status: 'error', message: 'Payment not accepted.' });
    }
    const sent = bodyField(request, 'balance');
    const amount = amountOf(sent);
    if (amount === undefined) {
      return fail(reply);
    }
    // weakness: contract api-shop.md 13 (any amount is booked, even a negative or a huge one)
    const { changes } = database.run(
      'UPDATE Wallets SET balance = balance + ?, updatedAt = ? WHERE UserId = ? AND abs(balance + ?) <= ?',
      amount,
      storedNow(),
      ownerOf(request),
      amount,
      balanceLimit,
    );
    return changes === 0 ? fail(reply) : reply.send(success(sent));
  });
}

/** Returns a number that was sent, even as a string; undefined for anything else. */
function amountOf(sent: unknown): number | undefined {
  const isNumber = typeof sent === 'number' || (typeof sent === 'string' && /^[-+]?\d+(\.\d+)?$/.test(sent));
  return isNumber ? Number(sent) : undefined;
}

/** Answers that there is no wallet, or that it cannot hold this amount. */
function fail(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ status: 'error' });
}
