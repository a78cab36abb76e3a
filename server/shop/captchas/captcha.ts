import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../../../shared/api/records.ts';
import type { ShopContext } from '../context.ts';
import { randomTerm } from './arithmetic.ts';
import { storeCaptcha } from './store-captcha.ts';

/** Registers `GET /rest/captcha`, which returns a term to work out, together with its answer (api-account.md 15.1). */
export function registerCaptcha(app: FastifyInstance, shop: ShopContext): void {
  let nextId = 0;
  app.get('/rest/captcha', (_request, reply) => {
    const { text, result } = randomTerm();
    // weakness: captchaBypassChallenge (the answer is sent with the question, and can be used any number of times, for ever)
    const captcha: Captcha = { captchaId: nextId, captcha: text, answer: String(result) };
    storeCaptcha(shop.database, 'Captchas', captcha, shop.budgets.captchas.count);
    // Only a captcha that has been stored uses up its number.
    nextId += 1;
    return reply.send(captcha);
  });
}
