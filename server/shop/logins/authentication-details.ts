import type { FastifyInstance } from 'fastify';
import { readRows } from '../../http/resources/read-ids.ts';
import type { Sessions } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { sendList } from '../rows/send-list.ts';
import { findUser, sessionUserOf, type UserRow } from '../rows/users.ts';

/** Registers `GET /rest/user/authentication-details`, which lists all users with the time of their last login (api-account.md 14.2). */
export function registerAuthenticationDetails(
  app: FastifyInstance,
  { database, longAnswers, sessions }: ShopContext,
): void {
  const source = { changes: () => database.changes() + sessions.changes() };
  const active = { condition: 'deletedAt IS NULL', conditionParameters: [] };
  app.get('/rest/user/authentication-details', (_request, reply) =>
    sendList(reply, longAnswers, {
      question: 'authentication details',
      source,
      all: () =>
        database
          .all<UserRow>('SELECT * FROM Users WHERE deletedAt IS NULL ORDER BY id')
          .map((user) => details(user, sessions)),
      each: () =>
        readRows(database, 'Users', active, (id) => {
          const user = findUser(database, id);
          return user && details(user, sessions);
        }),
    }),
  );
}

/** Returns what the list shows of a user. JSON leaves out what is undefined: a password or secret that is null. */
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
