import type { FastifyInstance } from 'fastify';
import { isoDate } from '../../database/dates.ts';
import { type ShopDatabase, SqlTextError } from '../../database/shop-database.ts';
import { missingWhereParameter } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';

interface QuestionRow {
  readonly id: number;
  readonly question: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const selectQuestion = `SELECT q.id, q.question, q.createdAt, q.updatedAt
     FROM Users u JOIN SecurityAnswers a ON a.UserId = u.id JOIN SecurityQuestions q ON q.id = a.SecurityQuestionId
     WHERE u.email = ? AND u.deletedAt IS NULL`;

/** Registers `GET /rest/user/security-question`, which returns the question for a user who forgot their password (api-account.md 13.2). */
export function registerSecurityQuestion(app: FastifyInstance, { database }: ShopContext): void {
  app.get('/rest/user/security-question', (request, reply) => {
    const { email } = request.query as { readonly email?: unknown };
    if (email === undefined) {
      throw missingWhereParameter('email');
    }
    // weakness: contract api-account.md 13.2 (a response with a question reveals that somebody is registered with this email)
    const question = typeof email === 'string' ? questionOf(email, database) : undefined;
    return reply.send(question === undefined ? {} : { question });
  });
}

/** Returns the user's question in English, with ISO dates; undefined if there is no such user, or if the user has no answer. */
function questionOf(email: string, database: ShopDatabase): QuestionRow | undefined {
  if (email.includes('\0')) {
    // The contract's statement holds the email itself and ends at a null byte, in the middle of a string.
    throw new SqlTextError('SQLITE_ERROR', 1, 'unrecognized token: "\'"', selectQuestion);
  }
  const row = database.get<QuestionRow>(selectQuestion, email);
  return row && { ...row, createdAt: isoDate(row.createdAt), updatedAt: isoDate(row.updatedAt) };
}
