/** Registers `GET /rest/saveLoginIp`, which stores the caller's address; the page calls it at logout (api-account.md 14.3). */
export function registerSaveLoginIp(
  app: FastifyInstance,
  { config, budgets, database, sessions, events }: ShopContext,
): void {
  app.get('/rest/saveLoginIp', (request, reply) => {
    const session = sessionOf(request, sessions);
    if (session === undefined) {
      return sendUnauthorized(reply);
    }
    const announced = announcedAddress(request, budgets.storedText.length);
    const isAddress = announced !== undefined && announced.length <= 45;
    const lastLoginIp = isAddress ? announced : ownAddress(request);
    // A forged token may have been registered without any user.
    const user = changeUser(database, session.data?.id, { lastLoginIp });
    if (announced !== undefined) {
      events.emit('loginIp.announced', { address: announced });
    }
    return user === undefined ? sendText(reply, 404, 'User not found.') : reply.send(sessionUserOf(user));
  });
}

/** Returns the address in a proxy's header, unfiltered, but cut to the length that is stored. */
function announcedAddress(request: FastifyRequest, longest: number): string | undefined {
  const header = request.headers['true-client-ip'];
  return (Array.isArray(header) ? header.join(', ') : header)?.slice(0, longest);
}

/** Returns the socket's address, in its IPv4 form if it has one. */
function ownAddress(request: FastifyRequest): string {
  const address = remoteAddress(request);
  return address === '::1' ? '127.0.0.1' : address.replace(/^::ffff:/, '');
}
