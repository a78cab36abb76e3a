import type { FastifyInstance } from 'fastify';
import { undecodablePath, unexpectedPath } from '../errors.ts';
import { undecodableSegment } from '../frame/url.ts';
import type { IndexPage } from './index-page.ts';

/**
 * Answers requests that no route handles. Paths that begin with `/api` or `/rest` are refused. All others get the front
 * end's page, whatever the verb (api-account.md 5.3). Paths that can't be decoded are refused wherever they lead, after
 * the guards.
 */
export function registerFallback(app: FastifyInstance, indexPage: IndexPage): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const undecodable = undecodableSegment(request.raw);
    done(undecodable === undefined ? undefined : undecodablePath(undecodable));
  });
  app.setNotFoundHandler((request, reply) => {
    if (/^\/(api|rest)/.test(request.url)) {
      throw unexpectedPath(request.url);
    }
    return indexPage.send(reply);
  });
}
