import type { FastifyInstance } from 'fastify';
import { success } from '../../http/answers.ts';
import type { Sessions } from '../../http/sessions.ts';
import type { ShopContext } from '../context.ts';
import { sessionUserOf } from '../session-user.ts';
import type { UserRow } from '../user-rows.ts';

/** `GET /rest/user/authentication-details`: all users, and when each logged in last (api-account.md 14.2). */
export function registerAuthenticationDetails(app: FastifyInstance, { database, sessions }: ShopContext): void {
  app.get('/rest/user/authentication-details', (_request, reply) => {
    const users = database.all<UserRow>('SELECT * FROM Users WHERE deletedAt IS NULL ORDER BY id');
    return reply.send(success(users.map((user) => details(user, sessions))));
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
