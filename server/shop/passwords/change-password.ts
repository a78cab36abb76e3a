import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passwordHash } from '../../database/hashes.ts';
import { remoteAddress } from '../../http/answers.ts';
import { blockedIllegalActivity } from '../../http/errors.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, sessionUserOf } from '../rows/users.ts';
import { sendTranslated } from '../send-translated.ts';
import { refuseNewPassword } from './new-password.ts';

/** How many characters of `Authorization` are skipped: `Bearer` and whatever separates it from the token. */
const schemeLength = 'Bearer '.length;

/** Registers `GET /rest/user/change-password`, which sets a new password for the logged-in user (api-account.md 13.4). */
export function registerChangePassword(app: FastifyInstance, shop: ShopContext): void {
  const { database, events, translations } = shop;
  // weakness: changePasswordBenderChallenge (a link changes the password, and leaves the old and the new password in logs and browser histories)
  app.get('/rest/user/change-password', (request, reply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const { current, new: password, repeat } = query;
    if (refuseNewPassword(shop, request, reply, { password, repeat })) {
      return reply;
    }
    const caller = callerOf(request, shop);
    // weakness: changePasswordBenderChallenge (whoever leaves out the current password is not asked for it)
    if (current && passwordHash(current as string) !== caller.password) {
      return sendTranslated(request, reply, translations, 401, 'Current password is not correct.');
    }
    const user = changeUser(database, caller.id, { password: passwordHash(password as string) });
    if (user === undefined) {
      return sendTranslated(request, reply, translations, 404, 'User not found.');
    }
    events.emit('password.changed', { userId: user.id, current, password: password as string });
    // weakness: contract api-account.md 13.4 (the whole row is sent, with the new hash and the second factor's secret)
    return reply.send({ user: sessionUserOf(user) });
  });
}

/**
 * Returns the user of a registered token, whatever separates the scheme from the token.
 * @throws PageError if there is none
 */
function callerOf(request: FastifyRequest, { sessions }: ShopContext): SessionUser {
  const token = request.headers.authorization?.slice(schemeLength);
  // A forged token may have been registered without any user.
  const user: SessionUser | undefined = sessions.from(token)?.data;
  if (!user) {
    throw blockedIllegalActivity(remoteAddress(request));
  }
  return user;
}
