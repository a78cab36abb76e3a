import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { isObject } from '../../../shared/values/is-object.ts';
import { passwordHash, securityAnswerHash } from '../../database/hashes.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { remoteAddress } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { blockedIllegalActivity, PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, sessionUserOf } from '../rows/users.ts';
import { sendTranslated } from '../send-translated.ts';
import { refuseNewPassword } from './new-password.ts';

// snippet: resetPasswordJimChallenge, resetPasswordBjoernOwaspChallenge, resetPasswordBjoernChallenge, resetPasswordBenderChallenge, resetPasswordUvoginChallenge
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
    const stored = answerOf(email, database); // neutral: resetPasswordJimChallenge, resetPasswordBjoernOwaspChallenge, resetPasswordBjoernChallenge, resetPasswordBenderChallenge, resetPasswordUvoginChallenge
    // A value that is not a string is left for the hash to refuse, in the engine's own words.
    // vulnerable: resetPasswordJimChallenge, resetPasswordBjoernOwaspChallenge, resetPasswordBjoernChallenge, resetPasswordBenderChallenge, resetPasswordUvoginChallenge
    if (!stored || stored.answer !== securityAnswerHash(answer as string, content.keys.securityAnswerKey)) {
      return sendTranslated(request, reply, translations, 401, 'Wrong answer to security question.');
    }
    // weakness: resetPasswordJimChallenge, resetPasswordBenderChallenge, resetPasswordBjoernChallenge, resetPasswordBjoernOwaspChallenge, resetPasswordMortyChallenge, resetPasswordUvoginChallenge, geoStalkingMetaChallenge, geoStalkingVisualChallenge (one fact about somebody's life, which others can know, is all it takes)
    const user = changeUser(database, stored.UserId, { password: passwordHash(password as string) });
    if (user === undefined) {
      return sendTranslated(request, reply, translations, 401, 'Wrong answer to security question.');
    }
    events.emit('password.reset', { userId: user.id, email: user.email, answer });
    // weakness: contract api-account.md 13.3 (the whole row is sent, with the new hash and the second factor's secret)
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
// endsnippet: resetPasswordJimChallenge, resetPasswordBjoernOwaspChallenge, resetPasswordBjoernChallenge, resetPasswordBenderChallenge, resetPasswordUvoginChallenge
