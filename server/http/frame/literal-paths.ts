import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pathOf } from './url.ts';

/**
 * Sends requests to the fallback that match a route only once they are decoded: the contract compares the fixed parts of
 * a path as they were sent, so `/%61pi/Users` is no route (api-account.md 1). Parameters may be encoded.
 */
export function registerLiteralPaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.includes('%') && !isLiteral(request)) {
      reply.callNotFound();
    } else {
      done();
    }
  });
}

function isLiteral(request: FastifyRequest): boolean {
  const sent = pathOf(request).split('/');
  // Requests without a route have no pattern. A star stands for the rest of the path.
  const [fixed = ''] = (request.routeOptions.url ?? '').split('*', 1);
  return fixed.split('/').every((part, index) => part === '' || part.startsWith(':') || !sent[index]?.includes('%'));
}
