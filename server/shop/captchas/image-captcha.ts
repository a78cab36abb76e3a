import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ImageCaptcha } from '../../../shared/api/records.ts';
import { SqlTextError } from '../../database/shop-database.ts';
import { sendText } from '../../http/answers.ts';
import { sessionOf } from '../../http/bearer.ts';
import type { ShopContext } from '../context.ts';
import { drawableCharacters, drawCaptcha } from './draw-captcha.ts';
import { storeCaptcha } from './store-captcha.ts';

/** The number of characters in a picture. */
const answerLength = 5;

const unableToCreate = 'Unable to create CAPTCHA. Please try again.';

/**
 * Registers `GET /rest/image-captcha`, which stores a picture to read for its user, and returns it together with its
 * answer (api-account.md 15.3).
 */
export function registerImageCaptcha(app: FastifyInstance, shop: ShopContext): void {
  const { budgets, database, sessions } = shop;
  app.get('/rest/image-captcha', (request, reply) => {
    // A forged token may have been registered without any user, or with anything as the user's id.
    const userId: unknown = sessionOf(request, sessions)?.data?.id;
    if (userId === undefined) {
      return sendText(reply, 401, 'You need to be logged in to request a CAPTCHA.');
    }
    if (typeof userId !== 'number') {
      return sendText(reply, 400, unableToCreate);
    }
    const answer = randomAnswer();
    // weakness: contract api-account.md 15.3 (the answer is sent along with the picture)
    const captcha: ImageCaptcha = { image: drawCaptcha(answer), answer, UserId: userId };
    try {
      storeCaptcha(database, 'ImageCaptchas', captcha, budgets.captchas.pictures);
    } catch (error) {
      // The user may not exist.
      if (error instanceof SqlTextError) {
        return sendText(reply, 400, unableToCreate);
      }
      throw error;
    }
    return reply.send(captcha);
  });
}

function randomAnswer(): string {
  return Array.from({ length: answerLength }, () => drawableCharacters[randomInt(drawableCharacters.length)]).join('');
}
