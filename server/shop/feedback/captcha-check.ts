import type { FastifyRequest, preHandlerHookHandler } from 'fastify';
import { sendText } from '../../http/answers.ts';
import { sessionOf } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import { missingWhereParameter } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

/** What `POST /api/Feedbacks` does before the row is created (api-shop.md 20.2, steps 1 to 3). */
export function captchaCheck(shop: ShopContext): preHandlerHookHandler {
  const { sessions, translations, events } = shop;
  return (request, reply, done) => {
    // A forged token may have been registered without any user.
    const callerId = sessionOf(request, sessions)?.data?.id;
    events.emit('feedback.submitted', { userId: bodyField(request, 'UserId'), callerId });
    if (!isAnswerRight(shop, request)) {
      const text = translations.translate('Wrong answer to CAPTCHA. Please try again.', translations.localeOf(request));
      sendText(reply, 401, text);
      return;
    }
    // weakness: captchaBypassChallenge (nobody counts, so one right answer serves for a flood of feedback)
    events.emit('feedback.captchaPassed', { at: Date.now() });
    done();
  };
}

/** @throws PageError 500 when no captcha is named */
function isAnswerRight({ database }: ShopContext, request: FastifyRequest): boolean {
  const captchaId = bodyField(request, 'captchaId');
  if (captchaId === undefined) {
    throw missingWhereParameter('captchaId');
  }
  if (typeof captchaId === 'object') {
    return false;
  }
  // The newest first: there is no index, and people answer what they were just asked.
  const captcha = database.get<{ answer: string }>(
    'SELECT answer FROM Captchas WHERE captchaId = ? ORDER BY id DESC LIMIT 1',
    captchaId,
  );
  return captcha !== undefined && captcha.answer === bodyField(request, 'captcha');
}
