import type { FastifyInstance } from 'fastify';
import { passwordHash } from '../../database/hashes.ts';
import { type ShopDatabase, type SqlRow, SqlTextError } from '../../database/shop-database.ts';
import { sendText } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { wrappedDatabaseError } from '../../http/errors.ts';
import { sentText } from '../../http/sent-text.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { startSession } from '../start-session.ts';

/** Registers `POST /rest/user/login` (api-account.md 11). */
export function registerLogin(app: FastifyInstance, shop: ShopContext): void {
  const { database, tokens, translations, events } = shop;

  // snippet: loginAdminChallenge, loginBenderChallenge, loginJimChallenge
  app.post('/rest/user/login', async (request, reply) => {
    const email = bodyField(request, 'email');
    const password = bodyField(request, 'password');
    events.emit('login.attempted', { email, password });

    // weakness: weakPasswordChallenge (nobody counts wrong passwords, so they can be tried one after the other)
    const address = sentText(email || '');
    const hash = passwordHash(textOf(password));
    // weakness: ephemeralAccountantChallenge, loginAdminChallenge, loginBenderChallenge, loginJimChallenge (the e-mail becomes a part of the statement)
    const sql = `SELECT * FROM Users WHERE email = '${address}' AND password = '${hash}' AND deletedAt IS NULL`; // vulnerable: loginAdminChallenge, loginBenderChallenge, loginJimChallenge
    const [row] = await queryUsers(database, sql); // neutral: loginAdminChallenge, loginBenderChallenge, loginJimChallenge
    if (!row?.id) {
      const text = translations.translate('Invalid email or password.', translations.localeOf(request));
      return sendText(reply, 401, text);
    }
    if (row.totpSecret !== '') {
      const tmpToken = tokens.sign({ userId: row.id, type: 'password_valid_needs_second_factor_token' });
      return reply.code(401).send({ status: 'totp_token_required', data: { tmpToken } });
    }
    const user = sessionUser(row);
    const answer = startSession(shop, user);
    events.emit('user.loggedIn', { user });
    return reply.send(answer);
  });
  // endsnippet: loginAdminChallenge, loginBenderChallenge, loginJimChallenge
}

/** Returns the password, and the empty string for any empty value. A value that is not a string is left for the hash to refuse. */
function textOf(password: unknown): string {
  return (password || '') as string;
}

/** Returns the first row as SQLite gives it, if there is one. @throws PageError whose JSON form holds the whole statement (api-account.md 11.4) */
async function queryUsers(database: ShopDatabase, sql: string): Promise<readonly SqlRow[]> {
  try {
    return await database.queryText(sql, 'first');
  } catch (error) {
    throw error instanceof SqlTextError ? wrappedDatabaseError(error) : error;
  }
}

/** Returns the row as the token carries it: with a boolean, and with dates as stored. Injected cells may hold anything. */
function sessionUser(row: SqlRow): SessionUser {
  const isActive = row.isActive === 1 || row.isActive === 0 ? row.isActive === 1 : row.isActive;
  return { ...row, isActive } as unknown as SessionUser;
}
