import type { FastifyInstance, FastifyRequest } from 'fastify';
import { wantedLanguage } from '../../http/wanted-language.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';

/**
 * Registers what tools and the page learn of the handbook (decision 100).
 *
 * `GET /rest/range/lessons` answers 200 `{"data": Lessons}`: the paths and the lessons, in the order in which they are read. Both lists are empty
 * where the help is switched off. Titles and requests' words are in the language of whoever asks, as far as they are translated. Browsers keep the response and revalidate it.
 *
 * `GET /rest/range/lessons/:lesson/requests` answers 200 with the requests of a lesson, the text of a `.http` file (decision 48), as `text/plain`; 404
 * for an unknown lesson, and where hints or help are switched off. Errors are `{"status": "error", "error": string}`.
 */
export function registerLessons(app: FastifyInstance, { handbook }: Training): void {
  const languages = () => (handbook.isOpen ? handbook.contents().languages.map(({ key }) => key) : []);
  const inLanguage = (request: FastifyRequest) => handbook.in(wantedLanguage(request, languages()));

  app.get('/rest/range/lessons', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
      .send({ data: handbook.isOpen ? inLanguage(request).list() : handbook.list() }),
  );

  app.get<{ Params: { lesson: string } }>('/rest/range/lessons/:lesson/requests', (request, reply) => {
    const isShown = handbook.isOpen && handbook.showsRequests;
    const own = isShown ? inLanguage(request) : handbook;
    const lesson = isShown ? own.find(request.params.lesson) : undefined;
    if (lesson === undefined) {
      return refuse(reply, 404, 'There are no requests of a lesson with this name.');
    }
    return reply.type('text/plain; charset=utf-8').send(own.read(lesson).file);
  });
}
