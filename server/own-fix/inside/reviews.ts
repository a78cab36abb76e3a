import type { Collection, ReviewDocument } from '../../database/documents.ts';
import type { EvaluationRequest, Evaluator } from '../../decoy/evaluator.ts';
import { bodyField } from '../../http/body.ts';
import { selectById } from '../../shop/reviews/selector.ts';
import { sendStoreFailure, updateResult } from '../../shop/reviews/write-result.ts';
import { reviewsAtFirst } from '../seed/reviews.ts';
import type { InnerRequest } from './app.ts';
import { installer } from './install.ts';

/** The surroundings of `PATCH /rest/products/reviews` (server/shop/reviews/edit.ts). */
export const install = installer(({ app }) => {
  const reviews = createReviews();
  app.get('/rest/products/reviews', () => ({ data: reviews.all() }));
  return {
    names: {
      documents: { reviews },
      evaluator,
      events: { emit: () => true },
      sessions: {},
      bodyField,
      selectById,
      sendStoreFailure,
      updateResult,
      // A token is the email address of whoever is logged in.
      callerOf: ({ headers }: InnerRequest) => headers.authorization?.split(' ')[1] ?? null,
    },
  };
});

function createReviews(): Collection<ReviewDocument> {
  const kept = new Map(reviewsAtFirst.map((review) => [review._id, review]));
  let changes = 0;
  return {
    all: () => [...kept.values()],
    get: (id) => kept.get(id),
    insert: (review) => {
      changes += 1;
      const stored = { _id: `review${kept.size + 1}`, ...review };
      kept.set(stored._id, stored);
      return stored;
    },
    replace: (versions) => {
      changes += 1;
      for (const review of versions) {
        kept.set(review._id, review);
      }
    },
    changes: () => changes,
    size: () => JSON.stringify([...kept.values()]).length,
  };
}

/** Tests patterns on the spot: all of this is inside the interpreter already. */
const evaluator: Evaluator = {
  evaluate: async ({ source, globals }: EvaluationRequest) => {
    const test = new Function(`return ${source}`);
    // `selectById` passes a list of documents.
    const documents = globals.documents as readonly object[];
    const value = documents.flatMap((document, index) => (test.call(document) ? [index] : []));
    return { outcome: 'value', value, milliseconds: 0 };
  },
};
