import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../http/body.ts';
import { requireStorable } from '../../http/stored-text.ts';
import type { ShopContext } from '../context.ts';
import { callerOf } from './caller.ts';
import { selectById } from './selector.ts';
import { sendStoreFailure, updateResult } from './write-result.ts';

/** Registers `PATCH /rest/products/reviews`, which changes the text of a review (api-shop.md 3.4). */
export function registerEditReview(app: FastifyInstance, shop: ShopContext): void {
  const { budgets, documents, longAnswers } = shop;
  app.register(async (edits) => {
    edits.addHook('preHandler', async (request) => {
      requireStorable('message', bodyField(request, 'message'), budgets);
      // A query may select all reviews.
      await longAnswers.turn(documents.reviews.size());
    });
    registerRoute(edits, shop);
  });
}

function registerRoute(app: FastifyInstance, { documents, evaluator, events, sessions }: ShopContext): void {
  // snippet: forgedReviewChallenge, noSqlReviewsChallenge
  app.patch('/rest/products/reviews', async (request, reply) => {
    const caller = callerOf(request, sessions); // neutral: forgedReviewChallenge
    const message = bodyField(request, 'message') as string;
    // weakness: forgedReviewChallenge (who calls is known, but not compared with who wrote the review)
    // weakness: noSqlReviewsChallenge (the id may be a query of its own, which then selects other people's reviews)
    const original = await selectById(documents.reviews, bodyField(request, 'id'), evaluator); // vulnerable: forgedReviewChallenge, noSqlReviewsChallenge
    const updated = original.map((review) => ({ ...review, message })); // neutral: forgedReviewChallenge
    try {
      documents.reviews.replace(updated); // vulnerable: noSqlReviewsChallenge
    } catch (error) {
      return sendStoreFailure(reply, error);
    }
    const authorBefore = original.length === 1 ? (original[0]?.author ?? null) : null;
    events.emit('reviews.changed', { count: updated.length, authorBefore, caller });
    return updateResult(original, updated);
  });
  // endsnippet: forgedReviewChallenge, noSqlReviewsChallenge
}
