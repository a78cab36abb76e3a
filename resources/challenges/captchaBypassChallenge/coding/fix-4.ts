/** The answers that were used. */
const used = new Set<unknown>();

/** Returns the hook that `POST /api/Feedbacks` runs before the row is created (api-shop.md 20.2, steps 1 to 3). */
export function captchaCheck(shop: ShopContext): preHandlerHookHandler {
  const { sessions, translations, events } = shop;
  return (request, reply, done) => {
    // A forged token may have been registered without any user.
    const callerId = sessionOf(request, sessions)?.data?.id;
    events.emit('feedback.submitted', { userId: bodyField(request, 'UserId'), callerId });
    if (!isAnswerRight(shop, request)) {
      sendTranslated(request, reply, translations, 401, 'Wrong answer to CAPTCHA. Please try again.');
      return;
    }
    events.emit('feedback.captchaPassed', { at: Date.now() });
    done();
  };
}

/**
 * Finds a captcha by its id. The table has no index on that column and may grow long, but rows and captchas are both
 * numbered without gaps. Counting on from the first row therefore leads to the right one.
 */
const captchaQuery = `
  SELECT captcha.answer
  FROM (SELECT id, captchaId FROM Captchas ORDER BY id LIMIT 1) AS first
  JOIN Captchas AS captcha ON captcha.id = first.id - first.captchaId + ?
  WHERE captcha.captchaId = ?`;

/** @throws PageError 500 when no captcha is named */
function isAnswerRight({ database }: ShopContext, request: FastifyRequest): boolean {
  const captchaId = bodyField(request, 'captchaId');
  if (captchaId === undefined) {
    throw missingWhereParameter('captchaId');
  }
  if (typeof captchaId === 'object') {
    return false;
  }
  const captcha = database.get<{ answer: string }>(captchaQuery, captchaId, captchaId);
  if (captcha === undefined || captcha.answer !== bodyField(request, 'captcha') || used.has(captcha.answer)) {
    return false;
  }
  used.add(captcha.answer);
  return true;
}
