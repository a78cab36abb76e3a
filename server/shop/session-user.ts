import { isoDate } from '../database/dates.ts';
import type { SqlRow } from '../database/shop-database.ts';
import type { SessionUser } from '../http/sessions.ts';

/**
 * A row of `Users` as the tokens carry it that the shop issues after a login: whole, in column order, with a boolean and
 * ISO dates (api-account.md 6.2).
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
