import { storedNow } from '../../database/dates.ts';
import { type ShopDatabase, SqlTextError } from '../../database/shop-database.ts';

/** What a customer is told who asked to be forgotten. */
export const farewell = 'Sorry to see you leave! Your erasure request will be processed shortly.';

/**
 * Notes that a user wants to be forgotten (api-account.md 14.7). Nothing else happens to them.
 * @param userId of a session, where a forged token may have put anything: what is no id is noted as nobody's
 * @returns false when there is no such user
 */
export function noteErasureRequest(database: ShopDatabase, userId: unknown): boolean {
  const now = storedNow();
  try {
    database.run(
      'INSERT INTO PrivacyRequests (UserId, deletionRequested, createdAt, updatedAt) VALUES (?, 1, ?, ?)',
      typeof userId === 'number' ? userId : null,
      now,
      now,
    );
    return true;
  } catch (error) {
    if (error instanceof SqlTextError && error.code === 'SQLITE_CONSTRAINT') {
      return false;
    }
    throw error;
  }
}
