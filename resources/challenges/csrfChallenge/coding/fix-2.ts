/** Returns whether a form comes from a page of this shop. Browsers name the page in the Referer header. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  return headers.referer === undefined || new URL(headers.referer).host === headers.host;
}

/** Registers `POST /profile`, which changes the user name (api-account.md 17.3). */
export function registerRename(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions, events } = shop;
  const filter = userNameFilter(config);
  app.post('/profile', (request, reply) => {
    if (!isOwnForm(request)) {
      throw new PageError('This form was not sent by a page of the shop.', { status: 403 });
    }
    const session = cookieSession(request, sessions);
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
