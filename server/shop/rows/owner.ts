import type { FastifyRequest } from 'fastify';
import type { SqlDatabase } from '../../database/shop-database.ts';
import { bodyField } from '../../http/body.ts';

/**
 * Returns the id of the logged-in user, with which the session guard has replaced whatever the body held
 * (api-account.md 6.6). It is undefined if a forged token holds anything but a number: such a caller owns nothing.
 */
export function ownerOf(request: FastifyRequest): number | undefined {
  const id = bodyField(request, 'UserId');
  return typeof id === 'number' ? id : undefined;
}

/**
 * Finds the caller's row in this table.
 * @param id as sent, of any type
 * @returns the row's id; undefined when there is no such row, or when it is somebody else's
 */
export function ownRowId(
  database: SqlDatabase,
  table: 'Addresses' | 'Cards',
  id: unknown,
  request: FastifyRequest,
): number | undefined {
  const owner = ownerOf(request);
  if (owner === undefined || (typeof id !== 'string' && typeof id !== 'number')) {
    return undefined;
  }
  return database.get<{ id: number }>(`SELECT id FROM ${table} WHERE id = ? AND UserId = ?`, id, owner)?.id;
}
