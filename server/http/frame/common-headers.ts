import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../../config/config.ts';
import { type HostRefusal, refusalOfRequest } from './host-check.ts';

/** Refuses foreign Host headers with 421 before anything else happens (decision 12). */
export function registerHostCheck(app: FastifyInstance, hostRefusal: HostRefusal): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOfRequest(hostRefusal, request.raw, request.originalUrl);
    if (refusal === null) {
      done();
    } else {
      reply.code(421).type('text/plain; charset=utf-8').send(`${refusal}\n`);
    }
  });
}

/**
 * Adds the headers that all responses but `/metrics` carry. Also answers OPTIONS, in the same way for all paths and
 * before any guard (api-account.md 2).
 */
export function registerCommonHeaders(app: FastifyInstance, config: Config): void {
  // weakness: contract api-account.md 2 - any site may read any response; no Content-Security-Policy stops injected scripts
  const common = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Feature-Policy': "payment 'self'",
    'X-Recruiting': headerText(String(config.application.securityTxt.hiring)),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'OPTIONS') {
      answerPreflight(request.headers['access-control-request-headers'], reply);
      return;
    }
    reply.headers(common);
    done();
  });
}

function answerPreflight(requested: string | undefined, reply: FastifyReply): void {
  reply.code(204).headers({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
    Vary: 'Access-Control-Request-Headers',
    'Content-Length': '0',
  });
  if (requested !== undefined) {
    reply.header('Access-Control-Allow-Headers', requested);
  }
  reply.send();
}

/**
 * Returns a configured string without the characters that a header can't hold: an operator's typing error must not
 * break every response.
 */
function headerText(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');
}
