import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ReviewDocument } from '../../database/documents.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { callerOf } from './caller.ts';
import { selectById } from './selector.ts';
import { sendStoreFailure, type UpdateResult, updateResult } from './write-result.ts';

/** Milliseconds between the check and the write. */
const pause = 150;

// snippet: timingAttackChallenge
/** Registers `POST /rest/products/reviews`, which likes a review (api-shop.md 3.5). */
export function registerLikeReview(app: FastifyInstance, shop: ShopContext): void {
  const { reviews } = shop.documents;
  app.post('/rest/products/reviews', async (request, reply) => {
    const caller = callerOf(request, shop.sessions);
    if (caller === null) {
      return reply.code(401).send({ error: 'Unauthorized' });
    }
    await shop.longAnswers.turn(reviews.size());
    const liked = await findReview(bodyField(request, 'id'), shop);
    if (liked === 'wrong') {
      return reply.code(400).send({ error: 'Wrong Params' });
    }
    if (liked === undefined) {
      return reply.code(404).send({ error: 'Not found' });
    }
    if (liked.likedBy.includes(caller)) {
      return reply.code(403).send({ error: 'Not allowed' });
    }
    try {
      reviews.replace([{ ...liked, likesCount: liked.likesCount + 1 }]); // neutral: timingAttackChallenge
      // weakness: timingAttackChallenge (whoever asks again before this wait is over passes the check above once more)
      await wait(pause); // vulnerable: timingAttackChallenge
      return appendLiker(liked, caller, shop);
    } catch (error) {
      return sendStoreFailure(reply, error);
    }
  });
}

/** Adds the caller to the review as it is now, so that no like is lost if several come at once. */
function appendLiker(liked: ReviewDocument, caller: string, shop: ShopContext): UpdateResult {
  const { reviews } = shop.documents;
  const original = reviews.get(liked._id) ?? liked;
  const updated = { ...original, likedBy: [...original.likedBy, caller] };
  reviews.replace([updated]);
  shop.events.emit('review.liked', { likesByCaller: updated.likedBy.filter((email) => email === caller).length });
  return updateResult([original], [updated]);
}
// endsnippet: timingAttackChallenge

/** Returns the first review that the sent id selects. */
async function findReview(id: unknown, shop: ShopContext): Promise<ReviewDocument | 'wrong' | undefined> {
  try {
    const [first] = await selectById(shop.documents.reviews, id, shop.evaluator);
    return first;
  } catch {
    return 'wrong';
  }
}
