import type { FastifyInstance } from 'fastify';
import { securityAnswerHash } from '../../database/hashes.ts';
import { registerResource } from '../../http/resources/register-resource.ts';
import type { ShopContext } from '../context.ts';

/** Registers `/api/SecurityQuestions` and `/api/SecurityAnswers` (api-account.md 13.1). */
export function registerSecurityQuestions(app: FastifyInstance, shop: ShopContext): void {
  const key = shop.content.keys.securityAnswerKey;
  registerResource(app, shop, {
    name: 'SecurityQuestion',
    table: 'SecurityQuestions',
    attributes: [
      { name: 'id', type: 'integer' },
      { name: 'question', type: 'text', translated: true },
    ],
  });
  registerResource(app, shop, {
    name: 'SecurityAnswer',
    table: 'SecurityAnswers',
    attributes: [
      // weakness: contract api-account.md 13.1 (the body says whose answer this is, so anyone can set it for a user who has none)
      { name: 'UserId', type: 'integer', unique: true },
      { name: 'SecurityQuestionId', type: 'integer' },
      { name: 'id', type: 'integer' },
      { name: 'answer', type: 'text', set: (answer) => securityAnswerHash(answer as string, key) },
    ],
  });
}
