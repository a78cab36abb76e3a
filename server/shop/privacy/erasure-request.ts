import type { FastifyInstance } from 'fastify';
import type { ErasureConfirmation } from '../../../shared/api/account.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { farewell, noteErasureRequest } from './erasure.ts';

/** `POST /rest/user/erasure-request`: the erasure form's request for scripts; nobody is erased here either (rulings). */
export function registerErasureRequest(app: FastifyInstance, { database }: ShopContext): void {
  app.post('/rest/user/erasure-request', (request, reply) => {
    // The session guard put the caller's id there.
    if (!noteErasureRequest(database, bodyField(request, 'UserId'))) {
      return reply.code(401).send({ status: 'error', message: {} });
    }
    const answer: ErasureConfirmation = { confirmation: farewell };
    return reply.send(answer);
  });
}
