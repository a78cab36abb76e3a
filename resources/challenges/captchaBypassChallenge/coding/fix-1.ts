/** How many entries an address may send within a minute. */
const perMinute = 5;

/** When each address sent its last entries, in milliseconds. */
const sent = new Map<string, readonly number[]>();

/** Counts an attempt, and returns whether it is one too many. */
function isTooMany(address: string): boolean {
  const now = Date.now();
  for (const [known, times] of sent) {
    if (times.every((time) => now - time > 60_000)) {
      sent.delete(known);
    }
  }
  const recent = [...(sent.get(address) ?? []), now].filter((time) => now - time <= 60_000).slice(-perMinute - 1);
  sent.set(address, recent);
  return recent.length > perMinute;
}

/** Returns the hook that `POST /api/Feedbacks` runs before the row is created (api-shop.md 20.2, steps 1 to 3). */
export function captchaCheck(shop: ShopContext): preHandlerHookHandler {
  const { sessions, translations, events } = shop;
  return (request, reply, done) => {
    // A forged token may have been registered without any user.
    const callerId = sessionOf(request, sessions)?.data?.id;
    events.emit('feedback.submitted', { userId: bodyField(request, 'UserId'), callerId });
    if (isTooMany(request.socket.remoteAddress ?? '')) {
      reply.code(429).send({ error: 'Too many entries. Please try again later.' });
      return;
    }
    if (!isAnswerRight(shop, request)) {
      sendTranslated(request, reply, translations, 401, 'Wrong answer to CAPTCHA. Please try again.');
      return;
    }
    events.emit('feedback.captchaPassed', { at: Date.now() });
    done();
  };
}

/**
 * Finds a captcha by its id. Used ones are deleted, so the table stays short.
 */
const captchaQuery = `
  SELECT answer FROM Captchas WHERE captchaId = ?`;

/** @throws PageError 500 when no captcha is named */
function isAnswerRight({ database }: ShopContext, request: FastifyRequest): boolean {
  const captchaId = bodyField(request, 'captchaId');
  if (captchaId === undefined) {
    throw missingWhereParameter('captchaId');
  }
  if (typeof captchaId === 'object') {
    return false;
  }
  const captcha = database.get<{ answer: string }>(captchaQuery, captchaId);
  // Every answer uses the question up, the right one as well as a wrong one.
  database.run('DELETE FROM Captchas WHERE captchaId = ?', captchaId);
  return captcha !== undefined && captcha.answer === bodyField(request, 'captcha');
}
