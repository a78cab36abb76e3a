/** Registers `GET /rest/saveLoginIp`, which stores the caller's address; the page calls it at logout (api-account.md 14.3). */
export function registerSaveLoginIp(
  app: FastifyInstance,
  { database, sessions }: ShopContext,
): void {
  app.get('/rest/saveLoginIp', (request, reply) => {
    const session = sessionOf(request, sessions);
    if (session === undefined) {
      return sendUnauthorized(reply);
    }
    // A forged token may have been registered without any user.
    const user = changeUser(database, session.data?.id, { lastLoginIp: ownAddress(request) });
    return user === undefined ? sendText(reply, 404, 'User not found.') : reply.send(sessionUserOf(user));
  });
}

/** Returns the socket's address, in its IPv4 form if it has one. */
function ownAddress(request: FastifyRequest): string {
  const address = remoteAddress(request);
  return address === '::1' ? '127.0.0.1' : address.replace(/^::ffff:/, '');
}
