import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyField } from '../../http/body.ts';
import { cookieSession, setTokenCookie } from '../../http/cookie-session.ts';
import { PageError } from '../../http/errors.ts';
import { sendFound } from '../../http/found.ts';
import { requireStorable } from '../../http/stored-text.ts';
import type { ShopContext } from '../context.ts';
import { changeUser, findUser, sessionUserOf } from '../rows/users.ts';
import { openSession } from '../start-session.ts';
import { userNameFilter } from '../text-filters.ts';

// snippet: csrfChallenge
/** Registers `POST /profile`, which changes the user name (api-account.md 17.3). */
export function registerRename(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions, events } = shop;
  const filter = userNameFilter(config);
  // weakness: csrfChallenge (only the cookie is checked, so the form may come from any page)
  app.post('/profile', (request, reply) => {
    const session = cookieSession(request, sessions); // vulnerable: csrfChallenge
    const username = nameIn(request);
    requireStorable('username', username, shop.budgets);
    const before = findUser(database, session.data.id);
    const user = before && changeUser(database, before.id, { username: filter(username) });
    if (user === undefined) {
      throw new PageError('User not found');
    }
    events.emit('user.renamed', {
      sentFrom: request.headers.origin ?? request.headers.referer,
      username,
      before: before?.username ?? null,
    });
    setTokenCookie(reply, openSession(shop, sessionUserOf(user), session.bid));
    return sendFound(request, reply, `${config.server.basePath}/profile`);
  });
}
// endsnippet: csrfChallenge

/** @throws PageError 400 for anything but a string */
function nameIn(request: FastifyRequest): string {
  const name = bodyField(request, 'username') ?? '';
  if (typeof name !== 'string') {
    throw new PageError('The user name must be a string.', { status: 400 });
  }
  return name;
}
