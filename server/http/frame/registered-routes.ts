import type { FastifyInstance } from 'fastify';

/** A route as it is registered, with one of its verbs. */
export interface RegisteredRoute {
  readonly verb: string;
  /** As written where it is registered, with the names of its parameters. */
  readonly path: string;
}

/** Lists the routes of `app` and below. Call before the first one. @returns those that are registered by then */
export function listRoutes(app: FastifyInstance): () => readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of Array.isArray(method) ? method : [method]) {
      routes.push({ verb, path: url });
    }
  });
  return () => [...routes];
}
