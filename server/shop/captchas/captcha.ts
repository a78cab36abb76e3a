import type { FastifyInstance } from 'fastify';
import type { Captcha } from '../../../shared/api/records.ts';
import type { ShopContext } from '../context.ts';
import { randomTerm } from './arithmetic.ts';
import { storeCaptcha } from './store-captcha.ts';

/** `GET /rest/captcha`: a term to work out, with its answer (api-account.md 15.1). */
export function registerCaptcha(app: FastifyInstance, shop: ShopContext): void {
  let nextId = 0;
  app.get('/rest/captcha', (_request, reply) => {
    const { text, result } = randomTerm();
    // weakness: captchaBypassChallenge (the answer comes with the question, and serves any number of times and for ever)
    const captcha: Captcha = { captchaId: nextId, captcha: text, answer: String(result) };
    storeCaptcha(shop.database, 'Captchas', captcha, shop.budgets.captchas.count);
    // Only a captcha that is stored has taken its number.
    nextId += 1;
    return reply.send(captcha);
  });
}
