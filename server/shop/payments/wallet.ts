import type { FastifyInstance, FastifyReply } from 'fastify';
import { storedNow } from '../../database/dates.ts';
import { success } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { ownerOf, ownRowId } from '../rows/owner.ts';
import { balanceOf } from '../rows/wallets.ts';

/** No wallet holds more, nor less than its negative: sums stay numbers that JSON can say. */
const balanceLimit = 1e300;

/** `GET` and `PUT /rest/wallet/balance`: the caller's money, and a top-up from a saved card (api-shop.md 13). */
export function registerWallet(app: FastifyInstance, shop: ShopContext): void {
  const { database } = shop;

  app.get('/rest/wallet/balance', (request, reply) => {
    const balance = balanceOf(database, ownerOf(request));
    return balance === undefined ? fail(reply) : reply.send(success(balance));
  });

  app.put('/rest/wallet/balance', (request, reply) => {
    // weakness: contract api-shop.md 13 (that the card has expired is not asked, and nothing is taken from it)
    if (ownRowId(database, 'Cards', bodyField(request, 'paymentId'), request) === undefined) {
      return reply.code(402).send({ status: 'error', message: 'Payment not accepted.' });
    }
    const sent = bodyField(request, 'balance');
    const amount = amountOf(sent);
    if (amount === undefined) {
      return fail(reply);
    }
    // weakness: contract api-shop.md 13 (any amount is booked: negative ones and huge ones too)
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

/** A sent number, also one sent as text; undefined for anything else. */
function amountOf(sent: unknown): number | undefined {
  const isNumber = typeof sent === 'number' || (typeof sent === 'string' && /^[-+]?\d+(\.\d+)?$/.test(sent));
  return isNumber ? Number(sent) : undefined;
}

/** There is no wallet, or it cannot hold this. */
function fail(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ status: 'error' });
}
