import type { Authentication } from '../../shared/api/answers.ts';
import { type ShopDatabase, SqlTextError } from '../database/shop-database.ts';
import { wrappedDatabaseError } from '../http/errors.ts';
import type { SessionUser } from '../http/sessions.ts';
import type { ShopContext } from './context.ts';
import { insertRow } from './rows/insert-row.ts';

/**
 * Logs a user in: finds or makes the basket, signs a token with the whole row in it and registers it
 * (api-account.md 6.2, 11.2).
 * @throws PageError when the row names a user that does not exist, so that it cannot own a basket
 */
export function startSession(shop: ShopContext, user: SessionUser): { readonly authentication: Authentication } {
  const bid = basketOf(user.id, shop.database);
  return { authentication: { token: openSession(shop, user, bid), bid, umail: user.email } };
}

/**
 * Signs a token with the whole row in it and registers it.
 * @param bid the session's basket, if it has one; a token that replaces another one keeps it (decision 14)
 * @returns the token
 */
export function openSession({ tokens, sessions }: ShopContext, user: SessionUser, bid: number | undefined): string {
  const iat = Math.round(Date.now() / 1000);
  // weakness: contract api-account.md 6.2 (password hash and TOTP secret are columns of the row, and so readable in every token)
  const token = tokens.sign({ status: 'success', data: user, iat });
  sessions.put(token, { status: 'success', data: user, iat, ...(bid !== undefined && { bid }) });
  return token;
}

function basketOf(userId: number, database: ShopDatabase): number {
  const basket = database.get<{ id: number }>('SELECT id FROM Baskets WHERE UserId = ? ORDER BY id LIMIT 1', userId);
  if (basket !== undefined) {
    return basket.id;
  }
  try {
    return insertRow(database, 'Baskets', { UserId: userId }).id;
  } catch (error) {
    throw error instanceof SqlTextError ? wrappedDatabaseError(error) : error;
  }
}
