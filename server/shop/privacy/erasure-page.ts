import type { FastifyInstance } from 'fastify';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { remoteAddress, sendText } from '../../http/answers.ts';
import { bodyField } from '../../http/body.ts';
import { clearTokenCookie, cookieSession } from '../../http/cookie-session.ts';
import { blockedIllegalActivity, PageError } from '../../http/errors.ts';
import type { ShopContext } from '../context.ts';
import { erasureFarewell, erasureForm } from './erasure-html.ts';
import { noteErasureRequest } from './erasure-request.ts';
import { renderInLayout } from './layout.ts';

/** Registers `/dataerasure`: the form with which a user asks to be forgotten, and what becomes of it (api-account.md 14.7). */
export function registerErasurePage(app: FastifyInstance, shop: ShopContext): void {
  const { config, database, sessions } = shop;
  app.get('/dataerasure', (request, reply) => {
    const { id, email } = cookieSession(request, sessions).data;
    const page = erasureForm(config, `${email}`, questionOf(id, database));
    return sendText(reply, 200, page);
  });

  // weakness: contract api-account.md 14.7 (what the form asks for is never checked, and nobody is deleted)
  app.post('/dataerasure', async (request, reply) => {
    const { id } = cookieSession(request, sessions).data;
    const layout = bodyField(request, 'layout');
    if (!noteErasureRequest(database, id)) {
      throw blockedIllegalActivity(remoteAddress(request));
    }
    clearTokenCookie(reply);
    const page = erasureFarewell(config);
    return sendText(reply, 200, layout ? await renderInLayout(layout, page, request, shop) : page);
  });
}

/** @throws PageError for users without an answer or a question */
function questionOf(userId: unknown, database: ShopDatabase): string {
  const answer =
    typeof userId === 'number'
      ? database.get<{ SecurityQuestionId: number | null }>(
          'SELECT SecurityQuestionId FROM SecurityAnswers WHERE UserId = ?',
          userId,
        )
      : undefined;
  if (answer === undefined) {
    throw new PageError('No answer found!');
  }
  const row = database.get<{ question: string }>(
    'SELECT question FROM SecurityQuestions WHERE id = ?',
    answer.SecurityQuestionId,
  );
  if (row === undefined) {
    throw new PageError('No question found!');
  }
  return row.question;
}
