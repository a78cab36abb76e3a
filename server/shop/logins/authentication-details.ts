import type { FastifyInstance } from 'fastify';
import { sendJsonText, success } from '../../http/answers.ts';
import { listPieces } from '../../http/long-answers.ts';
import { readRows } from '../../http/resources/read-ids.ts';
import type { Sessions } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { findUser, sessionUserOf, type UserRow } from '../rows/users.ts';

/** `GET /rest/user/authentication-details`: all users, and when each logged in last (api-account.md 14.2). */
export function registerAuthenticationDetails(
  app: FastifyInstance,
  { database, longAnswers, sessions }: ShopContext,
): void {
  const source = { changes: () => database.changes() + sessions.changes() };
  app.get('/rest/user/authentication-details', (_request, reply) => {
    if (longAnswers.isSmall()) {
      const users = database.all<UserRow>('SELECT * FROM Users WHERE deletedAt IS NULL ORDER BY id');
      return reply.send(success(users.map((user) => details(user, sessions))));
    }
    const active = { condition: 'deletedAt IS NULL', conditionParameters: [] };
    const users = () =>
      readRows(database, 'Users', active, (id) => {
        const user = findUser(database, id);
        return user && details(user, sessions);
      });
    return longAnswers
      .make('authentication details', source, () => listPieces(users()))
      .then((json) => sendJsonText(reply, json));
  });
}

/** JSON leaves out what is undefined: a password or secret that is null. */
function details(user: UserRow, sessions: Sessions) {
  return {
    ...sessionUserOf(user),
    password: starred(user.password),
    totpSecret: starred(user.totpSecret),
    lastLoginTime: sessions.get(sessions.tokenOf(user.id))?.iat ?? null,
  };
}

function starred(text: unknown): string | undefined {
  return typeof text === 'string' ? '*'.repeat(text.length) : undefined;
}
