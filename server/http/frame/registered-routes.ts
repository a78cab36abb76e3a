import type { FastifyInstance } from 'fastify';

/** A registered route, with one of its verbs. */
export interface RegisteredRoute {
  readonly verb: string;
  /** The path as it was registered, with the names of its parameters. */
  readonly path: string;
}

/**
 * Lists the routes of `app` and of the plugins below it. Must be called before the first route is registered.
 * @returns a function that returns the routes registered so far
 */
export function listRoutes(app: FastifyInstance): () => readonly RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const verb of Array.isArray(method) ? method : [method]) {
      routes.push({ verb, path: url });
    }
  });
  return () => [...routes];
}
