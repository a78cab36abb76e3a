import { storedNow } from '../../database/dates.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';

/** Returns what a user's wallet holds; undefined for users without one, such as those of forged sessions. */
export function balanceOf(database: SqlDatabase, userId: number | undefined): number | undefined {
  return database.get<{ balance: number }>('SELECT balance FROM Wallets WHERE UserId = ?', userId)?.balance;
}

/** @param amount negative to withdraw money; the balance is not checked */
export function addToWallet(database: SqlDatabase, userId: number | undefined, amount: number): void {
  database.run('UPDATE Wallets SET balance = balance + ?, updatedAt = ? WHERE UserId = ?', amount, storedNow(), userId);
}
