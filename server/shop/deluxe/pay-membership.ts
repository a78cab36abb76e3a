import type { FastifyRequest } from 'fastify';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { ownRowId } from '../rows/owner.ts';
import { addToWallet, balanceOf } from '../rows/wallets.ts';

/** What a deluxe membership costs: a single payment (api-account.md 16). */
export const membershipCost = 49;

/**
 * Takes the payment for a membership, in the mode that the body names (api-account.md 16.2 steps 2 to 4).
 * @returns why the payment failed; undefined if it succeeded
 */
export function payMembership(shop: ShopContext, request: FastifyRequest, userId: number): string | undefined {
  switch (bodyField(request, 'paymentMode')) {
    case 'wallet':
      return payFromWallet(shop, userId);
    case 'card':
      // weakness: contract api-shop.md 14 (the card is checked, but nothing is charged to it)
      return hasValidCard(shop, request) ? undefined : 'Invalid Card';
    default:
      // weakness: freeDeluxeChallenge (any other mode, or none, is accepted, and nobody pays)
      return undefined;
  }
}

function payFromWallet({ database }: ShopContext, userId: number): string | undefined {
  const balance = balanceOf(database, userId);
  // weakness: contract api-shop.md 14 (whoever has no wallet at all does not pay)
  if (balance !== undefined && balance < membershipCost) {
    return 'Insuffienct funds in Wallet';
  }
  addToWallet(database, userId, -membershipCost);
  return undefined;
}

/** Returns whether the named card is the caller's and has not expired; its last month still counts. */
function hasValidCard({ database }: ShopContext, request: FastifyRequest): boolean {
  const id = ownRowId(database, 'Cards', bodyField(request, 'paymentId'), request);
  const card = database.get<{ expMonth: number | null; expYear: number | null }>(
    'SELECT expMonth, expYear FROM Cards WHERE id = ?',
    id,
  );
  if (card === undefined) {
    return false;
  }
  const { expMonth, expYear } = card;
  const now = new Date();
  const [month, year] = [now.getMonth() + 1, now.getFullYear()];
  return Number(expYear) > year || (Number(expYear) === year && Number(expMonth) >= month);
}
