import type { FastifyInstance } from 'fastify';
import type { ErasureConfirmation } from '../../../shared/api/account.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { insertRowOfUser } from '../rows/insert-row.ts';

/** What a customer who asked to be forgotten is told. */
export const farewell = 'Sorry to see you leave! Your erasure request will be processed shortly.';

/** Registers `POST /rest/user/erasure-request`, the erasure form's counterpart for scripts; nobody is erased here either (api-account.md 7.2). */
export function registerErasureRequest(app: FastifyInstance, { database }: ShopContext): void {
  app.post('/rest/user/erasure-request', (request, reply) => {
    // The session guard has put the caller's id there.
    if (!noteErasureRequest(database, bodyField(request, 'UserId'))) {
      return reply.code(401).send({ status: 'error', message: {} });
    }
    const answer: ErasureConfirmation = { confirmation: farewell };
    return reply.send(answer);
  });
}

/**
 * Notes that a user wants to be forgotten (api-account.md 14.7). Nothing else happens to them.
 * @param userId from a session, where a forged token may have put anything; what is not a number is noted as nobody's request
 * @returns false when there is no such user
 */
export function noteErasureRequest(database: SqlDatabase, userId: unknown): boolean {
  const UserId = typeof userId === 'number' ? userId : null;
  return insertRowOfUser(database, 'PrivacyRequests', { UserId, deletionRequested: 1 }) !== undefined;
}
