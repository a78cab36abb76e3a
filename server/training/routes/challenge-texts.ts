import type { FastifyInstance } from 'fastify';
import type { Training } from '../training.ts';

/**
 * `GET /rest/range/challenge-texts/:language`: names and descriptions of the challenges in a language of the menu, for display (rulings
 * 37). Answers 200 `{"data": {"<key>": {"name": string, "description": string}}}`, descriptions being HTML, challenges without a
 * translation left out; 404 `{"status": "error", "error": string}` for a language without any. Kept by browsers, which ask whether it is still so.
 */
export function registerChallengeTexts(app: FastifyInstance, { localized }: Training): void {
  app.get<{ Params: { language: string } }>('/rest/range/challenge-texts/:language', ({ params }, reply) => {
    const texts = localized.in(params.language);
    if (texts === undefined) {
      return reply.code(404).send({ status: 'error', error: 'The challenges are not translated into this language.' });
    }
    const data = [...texts].map(([key, { name, description }]) => [key, { name, description }]);
    return reply.header('cache-control', 'no-cache').send({ data: Object.fromEntries(data) });
  });
}
