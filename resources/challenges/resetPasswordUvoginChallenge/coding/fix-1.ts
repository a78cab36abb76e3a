/** How often each account's question was answered wrongly. */
const wrong = new Map<string, number>();

interface StoredAnswer {
  readonly UserId: number;
  /** Hash. */
  readonly answer: string | null;
}

/**
 * Registers `POST /rest/user/reset-password`, which sets a new password for anyone who knows the answer to the security
 * question (api-account.md 13.3).
 */
export function registerResetPassword(app: FastifyInstance, shop: ShopContext): void {
  const { database, content, events, translations } = shop;
  app.post('/rest/user/reset-password', (request, reply) => {
    const email = bodyField(request, 'email');
    const answer = bodyField(request, 'answer');
    const password = bodyField(request, 'new');
    if (!email || !answer) {
      throw blockedIllegalActivity(remoteAddress(request));
    }
    if (refuseNewPassword(shop, request, reply, { password, repeat: bodyField(request, 'repeat') })) {
      return reply;
    }
    if (isObject(email) && !Array.isArray(email)) {
      throw new PageError(`Invalid value ${inspect(email)}`);
    }
    if ((wrong.get(String(email)) ?? 0) >= 5) {
      return reply.code(429).send({ error: 'Too many attempts' });
    }
    const stored = answerOf(email, database);
    // A value that is not a string is left for the hash to refuse, in the engine's own words.
    if (!stored || stored.answer !== securityAnswerHash(answer as string, content.keys.securityAnswerKey)) {
      wrong.set(String(email), (wrong.get(String(email)) ?? 0) + 1);
      return sendTranslated(request, reply, translations, 401, 'Wrong answer to security question.');
    }
    const user = changeUser(database, stored.UserId, { password: passwordHash(password as string) });
    if (user === undefined) {
      return sendTranslated(request, reply, translations, 401, 'Wrong answer to security question.');
    }
    events.emit('password.reset', { userId: user.id, email: user.email, answer });
    return reply.send({ user: sessionUserOf(user) });
  });
}

/** Returns the stored answer of the user with this email, unless the user is deleted. */
function answerOf(email: unknown, database: ShopDatabase): StoredAnswer | undefined {
  return typeof email === 'string'
    ? database.get<StoredAnswer>(
        'SELECT a.UserId, a.answer FROM SecurityAnswers a JOIN Users u ON u.id = a.UserId WHERE u.email = ? AND u.deletedAt IS NULL',
        email,
      )
    : undefined;
}
