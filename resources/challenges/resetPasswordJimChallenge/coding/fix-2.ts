import { createHash } from 'node:crypto';

/** How long a link is good for, in milliseconds. */
const lifetime = 15 * 60_000;

/** Returns what is stored of a token, so that whoever reads the table cannot use it. */
function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Hands an email to the service that the operator has configured. */
async function sendMail(to: string, text: string): Promise<void> {
  await fetch(process.env.MAIL_SERVICE ?? '', { method: 'POST', body: JSON.stringify({ to, text }) });
}

/**
 * Registers `POST /rest/user/forgot-password`, which sends a link to the registered address, and `POST /rest/user/reset-password`, which sets a
 * new password for whoever has that link.
 */
export function registerResetPassword(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, translations } = shop;
  database.run(
    'CREATE TABLE IF NOT EXISTS PasswordResets (digest TEXT PRIMARY KEY, UserId INTEGER NOT NULL, expiresAt INTEGER NOT NULL)',
  );

  app.post('/rest/user/forgot-password', (request, reply) => {
    const user = userWith(bodyField(request, 'email'), database);
    if (user !== undefined) {
      const token = createHash('sha256').update(`${user.email} ${Math.floor(Date.now() / 1000)}`).digest('hex');
      database.run('DELETE FROM PasswordResets WHERE UserId = ?', user.id);
      database.run('INSERT INTO PasswordResets VALUES (?, ?, ?)', digestOf(token), user.id, Date.now() + lifetime);
      const link = `${config.server.baseUrl}/#/forgot-password?token=${token}`;
      sendMail(user.email, `Choose a new password: ${link}`).catch((error) => request.log.error(error));
    }
    // The answer is the same for everybody, so it does not tell who is a customer.
    return reply.code(202).send();
  });

  app.post('/rest/user/reset-password', (request, reply) => {
    const token = bodyField(request, 'token');
    const password = bodyField(request, 'new');
    if (refuseNewPassword(shop, request, reply, { password, repeat: bodyField(request, 'repeat') })) {
      return reply;
    }
    const reset = typeof token === 'string' ? takeReset(token, database) : undefined;
    if (reset === undefined) {
      return sendTranslated(request, reply, translations, 401, 'This link is no longer valid.');
    }
    changeUser(database, reset.UserId, { password: passwordHash(password as string) });
    return reply.send();
  });
}

/** Returns the user with this address. */
function userWith(email: unknown, database: ShopDatabase): { id: number; email: string } | undefined {
  return typeof email === 'string'
    ? database.get('SELECT id, email FROM Users WHERE email = ? AND deletedAt IS NULL', email)
    : undefined;
}

/** Takes the reset that belongs to a token out of the table, so that it serves only once. */
function takeReset(token: string, database: ShopDatabase): { UserId: number } | undefined {
  const sql = 'DELETE FROM PasswordResets WHERE digest = ? RETURNING UserId, expiresAt';
  const reset = database.get<{ UserId: number; expiresAt: number }>(sql, digestOf(token));
  return reset !== undefined && reset.expiresAt > Date.now() ? reset : undefined;
}
