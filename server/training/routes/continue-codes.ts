import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codeOf, numbersIn } from '../../../shared/backup/coded-numbers.ts';
import { type ContinueCodeKind, continueCodes, ownIds, ownIdsHeader } from '../../../shared/backup/continue-codes.ts';
import { sendText } from '../../http/answers.ts';
import type { Catalogue, Challenge } from '../catalogue.ts';
import type { Engine } from '../engine.ts';
import type { Numbering } from '../numbering.ts';
import type { Progress } from '../progress.ts';

/** The number of a challenge that doesn't exist. A code with this number solves continueCodeChallenge. */
const imaginaryChallengeId = 999;

export interface ContinueCodeParts {
  readonly catalogue: Catalogue;
  readonly engine: Engine;
  readonly progress: Progress;
  readonly numbering: {
    /** The configured numbering. */
    readonly configured: Numbering;
    /** The API's numbering, for the range's own pages and the app. */
    readonly own: Numbering;
  };
}

/**
 * Registers `GET /rest/continue-code...` and `PUT .../apply/:continueCode` for the three kinds (api-learning.md 6). With the header
 * `X-Range-Ids: v18`, the code holds the API's own ids, whatever is configured. Backups use the header, because they move from shop to shop.
 */
export function registerContinueCodes(app: FastifyInstance, parts: ContinueCodeParts): void {
  const { catalogue, engine, progress, numbering } = parts;

  const kinds: readonly {
    readonly kind: ContinueCodeKind;
    /** Returns whether a challenge belongs in the learner's own code. */
    readonly holds: (challenge: Challenge) => boolean;
    readonly restore: (challenges: readonly Challenge[]) => void;
  }[] = [
    { kind: 'continueCode', holds: ({ key }) => progress.isSolved(key), restore: engine.restore },
    {
      kind: 'continueCodeFindIt',
      holds: ({ key }) => progress.of(key).codingStatus >= 1,
      restore: (challenges) => engine.restoreCoding(challenges, 1),
    },
    {
      kind: 'continueCodeFixIt',
      holds: ({ key }) => progress.of(key).codingStatus >= 2,
      restore: (challenges) => engine.restoreCoding(challenges, 2),
    },
  ];

  const numberingFor = ({ headers }: FastifyRequest): Numbering =>
    headers[ownIdsHeader] === ownIds ? numbering.own : numbering.configured;

  for (const { kind, holds, restore } of kinds) {
    const path = `/${continueCodes[kind].path}`;

    app.get(path, async (request) => {
      const ids = numberingFor(request).numbersOf(catalogue.all.filter(holds));
      return { continueCode: codeOf(kind, ids) };
    });

    app.put<{ Params: { continueCode: string } }>(`${path}/apply/:continueCode`, async (request, reply) => {
      const ids = numbersIn(kind, request.params.continueCode);
      if (ids.length === 0) {
        return sendText(reply, 404, 'Invalid continue code.');
      }
      if (kind === 'continueCode' && ids.includes(imaginaryChallengeId) && !engine.isSolved('continueCodeChallenge')) {
        engine.solve('continueCodeChallenge');
        return reply.send();
      }
      restore(numberingFor(request).challengesOf(ids));
      return { data: `${ids.length} solved challenges have been restored.` };
    });
  }
}
