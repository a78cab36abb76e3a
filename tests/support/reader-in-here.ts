import type { Budgets } from '../../server/budgets.ts';
import type { OpenLearnerQuery } from '../../server/database/open.ts';
import { createAnswerer } from '../../server/reader/create-answerer.ts';
import type { ReaderJob } from '../../server/reader/messages.ts';
import { createLearnerQuery } from '../../server/reader/remote/learner-query.ts';

/** Runs learners' SQL as in the reader, but in this process: nothing ends what takes too long. */
export function readInHere(budgets?: Budgets): OpenLearnerQuery {
  const answerer = createAnswerer(budgets?.learnerSql);
  const link = { copy: answerer.take, ask: async ({ sql, wanted }: ReaderJob) => answerer.run(sql, wanted) };
  return (handle) => createLearnerQuery(handle, link, budgets);
}
