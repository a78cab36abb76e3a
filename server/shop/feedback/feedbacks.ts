import type { FastifyInstance } from 'fastify';
import { isWeaknessOn } from '../../config/config.ts';
import { filterOnce, filterStrictly } from '../../database/sanitisers.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { Attribute } from '../../http/resources/resource.ts';
import type { ShopContext } from '../context.ts';
import { captchaCheck } from './captcha-check.ts';

/** Registers `/api/Feedbacks`: what customers say about the shop (api-shop.md 20.2). */
export function registerFeedbacks(app: FastifyInstance, shop: ShopContext): void {
  // weakness: feedbackChallenge (the generated delete does not check that the caller is an administrator)
  registerResource(
    app,
    shop,
    {
      name: 'Feedback',
      table: 'Feedbacks',
      attributes: [
        // weakness: forgedFeedbackChallenge (the body says who wrote this)
        { name: 'UserId', type: 'integer' },
        { name: 'id', type: 'integer' },
        comment(shop),
        {
          name: 'rating',
          type: 'integer',
          notNull: true,
          // weakness: zeroStarsChallenge (only the browser's form restricts ratings to 1 to 5)
          set: (rating) => {
            shop.events.emit('feedback.ratingSet', { rating });
            return rating;
          },
        },
      ],
    },
    { before: { create: captchaCheck(shop) } },
  );
}

function comment({ config, events }: ShopContext): Attribute {
  const isWeak = isWeaknessOn(config, 'persistedXssFeedbackChallenge');
  return {
    name: 'comment',
    type: 'text',
    set: (value) => {
      if (typeof value === 'object' && value !== null) {
        throw new TypeError('comment cannot be an array or an object');
      }
      // The filter turns anything into a string, even `null`.
      const html = String(value);
      // weakness: persistedXssFeedbackChallenge (filtered only once: what surrounded a removed tag may form a new tag)
      const filtered = isWeak ? filterOnce(html) : filterStrictly(html);
      if (isWeak) {
        events.emit('feedback.commentSet', { comment: filtered });
      }
      events.emit('customerText.set', { text: filtered });
      return filtered;
    },
  };
}
