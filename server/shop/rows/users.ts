import { isoDate, storedNow } from '../../database/dates.ts';
import type { ShopDatabase, SqlRow } from '../../database/shop-database.ts';
import type { SessionUser } from '../../http/sessions.ts';

/** A whole row of `Users`, as stored. */
export type UserRow = SqlRow & { readonly id: number; readonly email: string | null; readonly username: string | null };

/** What the shop's areas may change in a user's row after registration. */
export interface UserChange {
  /** Hash. */
  readonly password?: string;
  readonly totpSecret?: string;
  readonly lastLoginIp?: string;
  readonly profileImage?: string;
  readonly username?: string;
  readonly role?: string;
  readonly deluxeToken?: string;
}

/**
 * Returns the user with this id, unless the user is deleted.
 * @param id from a session, where a forged token may have put any JSON value; anything but a number or string is
 * nobody's id
 */
export function findUser(database: ShopDatabase, id: unknown): UserRow | undefined {
  return typeof id === 'number' || typeof id === 'string'
    ? database.get<UserRow>('SELECT * FROM Users WHERE id = ? AND deletedAt IS NULL', id)
    : undefined;
}

/**
 * Writes columns of a user who is not deleted.
 * @returns the row as it is now; undefined when there is no such user
 */
export function changeUser(database: ShopDatabase, id: unknown, change: UserChange): UserRow | undefined {
  const user = findUser(database, id);
  if (user === undefined) {
    return undefined;
  }
  const columns = Object.entries({ ...change, updatedAt: storedNow() });
  database.run(
    // The names are those of the type above, not a learner's.
    `UPDATE Users SET ${columns.map(([name]) => `${name} = ?`).join(', ')} WHERE id = ?`,
    ...columns.map(([, value]) => value),
    user.id,
  );
  return findUser(database, user.id);
}

/**
 * Returns a row of `Users` as it is carried by the tokens that the shop issues after a login: whole, in column order,
 * with a boolean and ISO dates (api-account.md 6.2).
 */
export function sessionUserOf(row: SqlRow): SessionUser {
  const entries = Object.entries(row).map(([name, value]) => {
    if (name === 'isActive') {
      return [name, value === 1];
    }
    return [name, name.endsWith('At') && typeof value === 'string' ? isoDate(value) : value];
  });
  // The columns of the table are those of the type.
  return Object.fromEntries(entries) as SessionUser;
}
