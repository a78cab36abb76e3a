import type { FastifyRequest } from 'fastify';
import type { SqlDatabase } from '../../database/shop-database.ts';
import { bodyField } from '../../http/body.ts';

/**
 * Id of the logged-in user, as the session guard wrote it over whatever the body held (api-account.md 6.6). Undefined
 * where a forged token put anything but a number there: such a caller owns nothing.
 */
export function ownerOf(request: FastifyRequest): number | undefined {
  const id = bodyField(request, 'UserId');
  return typeof id === 'number' ? id : undefined;
}

/**
 * Id of the caller's row in this table.
 * @param id as sent, of any type
 * @returns undefined when there is no such row, or when it is somebody else's
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
