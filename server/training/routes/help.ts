import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Training } from '../training.ts';
import { refuse } from './refuse.ts';

/**
 * Registers help with a challenge, by its key (decision 33).
 *
 * `GET /rest/range/hints/:key` answers 200 `{"hints": string[]}`. The hints are HTML, the first one is the challenge's own `hint`, and there are none
 * when hints are switched off. With `?language=de_DE` they are in that language, or in English where it has none.
 *
 * `GET /rest/range/mitigation/:key` answers 200 `{"mitigation": string}`, plain text; 403 until the challenge is solved; and 404 when mitigations are
 * switched off.
 *
 * An unknown key is answered with 404. Errors are `{"status": "error", "error": string}`.
 */
export function registerHelp(
  app: FastifyInstance,
  { config, content, catalogue, localized, progress }: Training,
): void {
  const { help } = content;
  const { showHints, showMitigations } = config.challenges;

  app.get<{ Params: { key: string }; Querystring: { language?: unknown } }>(
    '/rest/range/hints/:key',
    (request, reply) => {
      const { params, query } = request;
      const challenge = catalogue.findKey(params.key);
      if (challenge === undefined) {
        return refuse(reply, 404, 'There is no challenge with this key.');
      }
      const translated = localized.in(String(query.language))?.get(challenge.key)?.hints;
      const more = help[challenge.key].hints.map(escapeHtml);
      return reply.send({ hints: showHints ? (translated ?? [challenge.hint ?? '', ...more]) : [] });
    },
  );

  app.get<{ Params: { key: string } }>('/rest/range/mitigation/:key', ({ params }, reply) => {
    const challenge = catalogue.findKey(params.key);
    if (challenge === undefined || !showMitigations) {
      return refuse(reply, 404, 'There is no mitigation note for this key.');
    }
    if (!progress.isSolved(challenge.key)) {
      return refuse(reply, 403, 'The mitigation note is available once the challenge is solved.');
    }
    return reply.send({ mitigation: help[challenge.key].mitigation });
  });
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
