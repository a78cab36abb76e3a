import { storedNow } from '../../database/dates.ts';
import type { ConfirmationDocument, OrderDocument } from '../../database/documents.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';
import type { ShopContext } from '../context.ts';
import { addToWallet, balanceOf } from '../rows/wallets.ts';
import type { PricedLine } from './order-lines.ts';

/** An order that is ready to be placed. */
export interface NewOrder {
  readonly basketId: number;
  /** Undefined for a forged session's user, who has no wallet. */
  readonly buyerId: number | undefined;
  readonly isPaidFromWallet: boolean;
  readonly order: Omit<OrderDocument, '_id' | 'products'> & { readonly products: readonly PricedLine[] };
  readonly confirmation: Omit<ConfirmationDocument, '_id'>;
}

/**
 * Places an order (api-shop.md 7 steps 2 to 8): takes the goods off the stock, settles the bill with the wallet, stores the
 * order and empties the basket. Either all of it happens or nothing does. An order is removed again if the shop's tables cannot
 * follow it, because their file fails. If the process dies between the commits of the two files, the next start undoes the order
 * (`database/prepare.ts`).
 * @returns `unpaid` for an order that was placed although the wallet could not pay for it
 */
export function placeOrder(
  { database, documents }: Pick<ShopContext, 'database' | 'documents'>,
  placed: NewOrder,
): 'paid' | 'unpaid' {
  const { orderId } = placed.order;
  let isStored = false;
  let outcome: 'paid' | 'unpaid';
  try {
    outcome = database.transaction(() => {
      const settled = settle(database, placed);
      // Last, since this commits on its own.
      documents.transaction(() => {
        documents.orders.insert(placed.order);
        documents.confirmations.insert(placed.confirmation);
        documents.beginPlacing({ orderId, basketId: placed.basketId, at: settled.at });
      });
      isStored = true;
      return settled.outcome;
    });
  } catch (error) {
    if (isStored) {
      attempt(() => documents.forgetOrder(orderId));
    }
    throw error;
  }
  attempt(() => documents.endPlacing(orderId));
  return outcome;
}

/** Tidies up as far as the disk allows; the next start does the rest. */
function attempt(tidy: () => void): void {
  try {
    tidy();
  } catch {
    // The order is placed, or has failed, all the same.
  }
}

/** Makes all of an order's changes to the shop's tables. @returns the outcome, and the time with which the basket is marked */
function settle(
  database: SqlDatabase,
  { basketId, buyerId, order, isPaidFromWallet }: NewOrder,
): { readonly outcome: 'paid' | 'unpaid'; readonly at: string } {
  const now = storedNow();
  for (const { id, quantity } of order.products) {
    database.run('UPDATE Quantities SET quantity = quantity - ?, updatedAt = ? WHERE ProductId = ?', quantity, now, id);
  }
  const isPaid = !isPaidFromWallet || payFromWallet(database, buyerId, order.totalPrice);
  addToWallet(database, buyerId, order.bonus);
  database.run('UPDATE Baskets SET coupon = NULL, updatedAt = ? WHERE id = ?', now, basketId);
  database.run('DELETE FROM BasketItems WHERE BasketId = ?', basketId);
  // weakness: contract api-shop.md 7 (an order that the wallet cannot pay for is placed all the same)
  return { outcome: isPaid ? 'paid' : 'unpaid', at: now };
}

/** @returns false when the balance is below the price, or there is no wallet */
function payFromWallet(database: SqlDatabase, buyerId: number | undefined, price: number): boolean {
  const balance = balanceOf(database, buyerId);
  if (balance === undefined || !(balance >= price)) {
    return false;
  }
  // weakness: negativeOrderChallenge (a negative price is paid out)
  addToWallet(database, buyerId, -price);
  return true;
}
