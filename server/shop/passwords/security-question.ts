import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { missingWhereParameter } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

interface QuestionRow {
  readonly id: number;
  readonly question: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** `GET /rest/user/security-question`: what somebody has to answer who forgot their password (api-account.md 13.2). */
export function registerSecurityQuestion(app: FastifyInstance, { database }: ShopContext): void {
  app.get('/rest/user/security-question', (request, reply) => {
    const { email } = request.query as { readonly email?: unknown };
    if (email === undefined) {
      throw missingWhereParameter('email');
    }
    // weakness: contract api-account.md 13.2 (an answer with a question tells that somebody is registered under this e-mail)
    const question = typeof email === 'string' ? questionOf(email, database) : undefined;
    return reply.send(question === undefined ? {} : { question });
  });
}

/** With ISO dates, in English; undefined for nobody, and for users without an answer. */
function questionOf(email: string, database: ShopDatabase): QuestionRow | undefined {
  const row = database.get<QuestionRow>(
    `SELECT q.id, q.question, q.createdAt, q.updatedAt
     FROM Users u JOIN SecurityAnswers a ON a.UserId = u.id JOIN SecurityQuestions q ON q.id = a.SecurityQuestionId
     WHERE u.email = ? AND u.deletedAt IS NULL`,
    email,
  );
  return row && { ...row, createdAt: isoDate(row.createdAt), updatedAt: isoDate(row.updatedAt) };
}
