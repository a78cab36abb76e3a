import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../http/body.ts';
import { requireStorable } from '../../http/stored-text.ts';
import type { ShopContext } from '../context.ts';
import { callerOf } from './caller.ts';
import { sendStoreFailure } from './write-result.ts';

/** Registers `PUT /rest/products/:id/reviews`, which adds a review (api-shop.md 3.3). */
export function registerCreateReview(app: FastifyInstance, shop: ShopContext): void {
  app.put<{ Params: { id: string } }>('/rest/products/:id/reviews', (request, reply) => {
    const author = bodyField(request, 'author');
    for (const field of ['message', 'author']) {
      requireStorable(field, bodyField(request, field), shop.budgets);
    }
    shop.events.emit('review.written', { author, caller: callerOf(request, shop.sessions) });
    const review = {
      product: request.params.id,
      // Stored as sent, whatever its type.
      message: bodyField(request, 'message') as string,
      // weakness: forgedReviewChallenge (the body says who wrote this)
      author: author as string,
      likesCount: 0,
      likedBy: [],
    };
    try {
      shop.documents.reviews.insert(review);
    } catch (error) {
      return sendStoreFailure(reply, error);
    }
    return reply.code(201).send({ status: 'success' });
  });
}
