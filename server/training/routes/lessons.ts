import type { FastifyInstance } from 'fastify';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';

/**
 * Registers what tools and the page learn of the handbook (decision 100).
 *
 * `GET /rest/range/lessons` answers 200 `{"data": Lessons}`: the paths and the lessons, in the order in which they are read. Both lists are empty
 * where the help is switched off. Browsers keep the response and revalidate it.
 *
 * `GET /rest/range/lessons/:lesson/requests` answers 200 with the requests of a lesson, the text of a `.http` file (decision 48), as `text/plain`; 404
 * for an unknown lesson, and where hints or help are switched off. Errors are `{"status": "error", "error": string}`.
 */
export function registerLessons(app: FastifyInstance, { handbook }: Training): void {
  app.get('/rest/range/lessons', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ data: handbook.list() }),
  );

  app.get<{ Params: { lesson: string } }>('/rest/range/lessons/:lesson/requests', ({ params }, reply) => {
    const lesson = handbook.isOpen && handbook.showsRequests ? handbook.find(params.lesson) : undefined;
    if (lesson === undefined) {
      return refuse(reply, 404, 'There are no requests of a lesson with this name.');
    }
    return reply.type('text/plain; charset=utf-8').send(handbook.read(lesson).file);
  });
}
