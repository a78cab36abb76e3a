import type { FastifyInstance } from 'fastify';
import type { Training } from '../training.ts';

/**
 * Registers `GET /rest/range/paths`: topic, learning path and lesson of every challenge (decision 51). It answers 200
 * `{"data": {"<key>": {"topic": string, "path": string, "lesson": string | null}}}`, with the challenges of a path in the order in which it is
 * walked. Browsers keep the response and revalidate it.
 */
export function registerPaths(app: FastifyInstance, { content }: Training): void {
  app.get('/rest/range/paths', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ data: content.paths }),
  );
}
