import type { FastifyInstance } from 'fastify';
import { isWeaknessOn } from '../../config/config.ts';
import type { Review } from '../../contract/answers.ts';
import type { ReviewDocument } from '../../database/documents.ts';
import { success } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';
import { callerOf } from './caller.ts';
import { type Matching, matchWhere } from './where.ts';

/** Characters of a product id that are looked at. */
const idLimit = 40;

/** An id that needs no evaluation; a leading zero would make it octal. */
const plainId = /^(?:0|[1-9]\d*)$/;

/** `GET /rest/products/:id/reviews` (api-shop.md 3.2). */
export function registerListReviews(app: FastifyInstance, shop: ShopContext): void {
  const isWeak = isWeaknessOn(shop.config, 'noSqlCommandChallenge');
  app.get<{ Params: { id: string } }>('/rest/products/:id/reviews', async (request, reply) => {
    const reviews = shop.documents.reviews.all();
    const id = truncated(request.params.id);
    const matching =
      isWeak && !plainId.test(id)
        ? await matchWhere(reviews, `this.product == ${id}`, shop.evaluator)
        : matchNumber(reviews, Number(id));
    if (matching.outcome === 'malformed') {
      throw new SyntaxError(matching.message);
    }
    shop.events.emit('reviews.read', { milliseconds: matching.milliseconds });
    if (matching.outcome === 'failed') {
      return reply.code(400).send({ error: 'Wrong Params' });
    }
    const caller = callerOf(request, shop.sessions);
    return success(matching.reviews.map((review) => asSeenBy(caller, review)));
  });
}

/** A product is a number in seeded reviews, and text in those that were written since. */
function matchNumber(reviews: readonly ReviewDocument[], id: number): Matching {
  return { outcome: 'matched', reviews: reviews.filter((review) => Number(review.product) === id), milliseconds: 0 };
}

/** At most 40 characters in one line; what is cut is replaced by three dots, which then are part of the condition. */
function truncated(id: string): string {
  const line = id.replace(/[\r\n]/g, '');
  return line.length > idLimit ? `${line.slice(0, idLimit - 1)}...` : line;
}

/** Marked as liked where the caller cannot like it (any more). */
function asSeenBy(caller: string | null, review: ReviewDocument): Review {
  return caller === null || review.likedBy.includes(caller) ? { ...review, liked: true } : review;
}
