import type { FastifyInstance } from 'fastify';
import { gradedHints } from '../graded-hints.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';

/**
 * Registers help with a challenge, by its key (decision 33).
 *
 * `GET /rest/range/hints/:key` answers 200 `{"hints": string[]}`, which are the graded hints as HTML. With `?language=de_DE` they are in that language,
 * or in English where it has none.
 *
 * `GET /rest/range/mitigation/:key` answers 200 `{"mitigation": string}`, plain text in the language of whoever asks; 403 until the challenge is solved; and 404 when mitigations are
 * switched off.
 *
 * An unknown key is answered with 404. Errors are `{"status": "error", "error": string}`.
 */
export function registerHelp(app: FastifyInstance, training: Training): void {
  const { config, content, catalogue, progress, longTextsFor } = training;

  app.get<{ Params: { key: string }; Querystring: { language?: unknown } }>(
    '/rest/range/hints/:key',
    (request, reply) => {
      const { params, query } = request;
      const challenge = catalogue.findKey(params.key);
      if (challenge === undefined) {
        return refuse(reply, 404, 'There is no challenge with this key.');
      }
      return reply.send({ hints: gradedHints(training, challenge, String(query.language)).map(scrolledByKeyboard) });
    },
  );

  app.get<{ Params: { key: string } }>('/rest/range/mitigation/:key', (request, reply) => {
    const challenge = catalogue.findKey(request.params.key);
    if (challenge === undefined || !config.challenges.showMitigations) {
      return refuse(reply, 404, 'There is no mitigation note for this key.');
    }
    if (!progress.isSolved(challenge.key)) {
      return refuse(reply, 403, 'The mitigation note is available once the challenge is solved.');
    }
    const { key } = challenge;
    return reply.send({ mitigation: longTextsFor(request).notes[key] ?? content.help[key].mitigation });
  });
}

/** Lets the page's readers scroll long requests by keyboard. */
function scrolledByKeyboard(hint: string): string {
  return hint.replace('<pre>', '<pre tabindex="0">');
}

/**
 * Registers `GET /rest/range/challenge-texts/:language`: names and descriptions of the challenges in a language of the menu, for display
 * (decision 37). It answers 200 `{"data": {"<key>": {"name": string, "description": string}}}`, where descriptions are HTML and challenges without a
 * translation are left out, or 404 `{"status": "error", "error": string}` for a language without translations. Browsers keep the response and
 * revalidate it.
 */
export function registerChallengeTexts(app: FastifyInstance, { localized }: Training): void {
  app.get<{ Params: { language: string } }>('/rest/range/challenge-texts/:language', ({ params }, reply) => {
    const texts = localized.in(params.language);
    if (texts === undefined) {
      return refuse(reply, 404, 'The challenges are not translated into this language.');
    }
    const data = [...texts].map(([key, { name, description }]) => [key, { name, description }]);
    return reply.header('cache-control', 'no-cache').send({ data: Object.fromEntries(data) });
  });
}
