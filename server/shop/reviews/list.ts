import type { FastifyInstance } from 'fastify';
import type { Review } from '../../../shared/api/answers.ts';
import { isWeaknessOn } from '../../config/config.ts';
import type { ReviewDocument } from '../../database/documents.ts';
import { success } from '../../http/answers.ts';
import type { ShopContext } from '../context.ts';
import { matched, matchWhere, truncated } from '../where-condition.ts';
import { callerOf } from './caller.ts';

// snippet: noSqlCommandChallenge
/** How many characters of a product id are used. */
const idLimit = 40;

/** Registers `GET /rest/products/:id/reviews` (api-shop.md 3.2). */
export function registerListReviews(app: FastifyInstance, shop: ShopContext): void {
  app.get<{ Params: { id: string } }>('/rest/products/:id/reviews', async (request, reply) => {
    await shop.longAnswers.turn(shop.documents.reviews.size());
    const reviews = shop.documents.reviews.all();
    const id = truncated(request.params.id, idLimit);
    const matching = isPlain(id, shop)
      ? // A product is a number in seeded reviews, and a string in those written since.
        matched(reviews.filter(({ product }) => Number(product) === Number(id)))
      : // weakness: noSqlCommandChallenge (the id becomes part of code that is run)
        await matchWhere(reviews, `this.product == ${id}`, shop.evaluator); // vulnerable: noSqlCommandChallenge
    shop.events.emit('reviews.read', { milliseconds: matching.milliseconds });
    if (matching.outcome === 'failed') {
      return reply.code(400).send({ error: 'Wrong Params' });
    }
    const caller = callerOf(request, shop.sessions);
    return success(matching.documents.map((review) => asSeenBy(caller, review)));
  });
}
// endsnippet: noSqlCommandChallenge

/** Matches an id that needs no evaluation; a leading zero would make it octal. */
const plainId = /^(?:0|[1-9]\d*)$/;

/** Returns whether an id is compared without any evaluation. */
function isPlain(id: string, { config }: ShopContext): boolean {
  return plainId.test(id) || !isWeaknessOn(config, 'noSqlCommandChallenge');
}

/** Returns the review, marked as liked if the caller cannot like it: nobody is logged in, or the caller already likes it. */
function asSeenBy(caller: string | null, review: ReviewDocument): Review {
  return caller === null || review.likedBy.includes(caller) ? { ...review, liked: true } : review;
}
