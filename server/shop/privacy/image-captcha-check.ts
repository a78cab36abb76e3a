import type { preHandlerHookHandler } from 'fastify';
import { storedDate } from '../../database/dates.ts';
import { sessionOf } from '../../http/bearer.ts';
import { bodyField } from '../../http/body.ts';
import type { ShopContext } from '../context.ts';
import { sendTranslated } from '../send-translated.ts';

/** Milliseconds within which a picture has to be answered, and can be answered any number of times. */
const lifetime = 300_000;

/**
 * Returns a hook that checks the answer to the caller's newest image CAPTCHA before the route's own handler runs. A caller
 * who has none, or only old ones, passes (api-account.md 15.4). The hook is for `POST /rest/user/data-export`, between its
 * two session guards.
 */
export function imageCaptchaCheck({
  database,
  sessions,
  translations,
}: Pick<ShopContext, 'database' | 'sessions' | 'translations'>): preHandlerHookHandler {
  const expectedOf = (userId: number): string | undefined =>
    database.get<{ answer: string }>(
      'SELECT answer FROM ImageCaptchas WHERE UserId = ? AND createdAt > ? ORDER BY createdAt DESC, id DESC LIMIT 1',
      userId,
      storedDate(new Date(Date.now() - lifetime)),
    )?.answer;
  return (request, reply, done) => {
    // A forged token may have been registered without any user, or with anything as the user's id.
    const userId: unknown = sessionOf(request, sessions)?.data?.id;
    if (typeof userId !== 'number') {
      sendTranslated(
        request,
        reply,
        translations,
        401,
        'Something went wrong while submitting CAPTCHA. Please try again.',
      );
      return;
    }
    const expected = expectedOf(userId);
    // weakness: contract api-account.md 15.4 (whoever never requests a picture is never asked for an answer, and answers are not used up)
    if (expected !== undefined && expected !== bodyField(request, 'answer')) {
      sendTranslated(request, reply, translations, 401, 'Wrong answer to CAPTCHA. Please try again.');
      return;
    }
    done();
  };
}
