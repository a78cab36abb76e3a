import type { FastifyInstance } from 'fastify';
import type { Budgets } from '../../budgets.ts';
import { readLearnerChange } from '../learner/read-change.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';
import { isSameOrigin } from './same-origin.ts';

const otherOrigin = 'Only a page of the range itself may read or change what is kept of its learner.';
const noRoom = 'There is no room for more notes: shorten or delete some.';

/**
 * Registers what the range keeps of its learner besides solves (decision 45): pin, notes, opened hints, and what parts of the page want to find again.
 *
 * `GET /rest/range/learner` answers 200 `{"data": LearnerState}`.
 *
 * `POST /rest/range/learner` takes a `LearnerChange` as JSON and answers 200 with the new state. Nothing is changed when it answers 400 for another
 * shape, or 507 when the notes are beyond their budget.
 *
 * Both answer 403 to pages of other origins (decision 77), since notes may say more than the shop's weaknesses reveal. Errors are
 * `{"status": "error", "error": string}`.
 */
export function registerLearner(app: FastifyInstance, { learner }: Training, budget: Budgets['learner']): void {
  app.get('/rest/range/learner', async (request, reply) =>
    isSameOrigin(request) ? { data: learner.state() } : refuse(reply, 403, otherOrigin),
  );

  app.post<{ Body: unknown }>('/rest/range/learner', async (request, reply) => {
    if (!isSameOrigin(request)) {
      return refuse(reply, 403, otherOrigin);
    }
    const change = readLearnerChange(request.body, budget);
    if (typeof change === 'string') {
      return refuse(reply, 400, change);
    }
    const keeping = await learner.change(change);
    return keeping === 'full' ? refuse(reply, 507, noRoom) : { data: learner.state() };
  });
}
