import type { FastifyInstance } from 'fastify';
import { bodyField } from '../../http/body.ts';
import { cookieSession, setTokenCookie } from '../../http/cookie-session.ts';
import { PageError } from '../../http/errors.ts';
import { sendFound } from '../../http/found.ts';
import type { ShopContext } from '../context.ts';
import { sessionUserOf } from '../session-user.ts';
import { openSession } from '../start-session.ts';
import { userNameFilter } from '../user-name-filter.ts';
import { changeUser, findUser } from '../user-rows.ts';

/** `POST /profile`: another user name (api-account.md 17.3). */
export function registerRename(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions, events } = shop;
  const filter = userNameFilter(config);
  // weakness: csrfChallenge (the cookie is all that is looked at, so the form may come from any page)
  app.post('/profile', (request, reply) => {
    const session = cookieSession(request, sessions);
    const username = bodyField(request, 'username') ?? '';
    const before = findUser(database, session.data.id);
    // What is no text is left for the filter to refuse, in the engine's own words.
    const user = before && changeUser(database, before.id, { username: filter(username as string) });
    if (user === undefined) {
      throw new PageError('User not found');
    }
    events.emit('user.renamed', {
      sentFrom: request.headers.origin ?? request.headers.referer,
      username: username as string,
      before: before?.username ?? null,
    });
    setTokenCookie(reply, openSession(shop, sessionUserOf(user), session.bid));
    return sendFound(request, reply, `${config.server.basePath}/profile`);
  });
}
