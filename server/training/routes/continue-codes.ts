import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownIds, ownIdsHeader } from '../../../shared/backup/backup.ts';
import { sendText } from '../../http/answers.ts';
import type { Catalogue, Challenge } from '../catalogue.ts';
import { type ContinueCode, type ContinueCodeKind, imaginaryChallengeId } from '../continue-codes.ts';
import type { Engine } from '../engine.ts';
import type { Numbering } from '../numbering.ts';
import type { Progress } from '../progress.ts';

export interface ContinueCodeParts {
  readonly catalogue: Catalogue;
  readonly codes: Readonly<Record<ContinueCodeKind, ContinueCode>>;
  readonly engine: Engine;
  readonly progress: Progress;
  readonly numbering: {
    /** That of the configuration. */
    readonly configured: Numbering;
    /** That of the API, for the range's own pages and app. */
    readonly own: Numbering;
  };
}

/**
 * `GET /rest/continue-code...` and `PUT .../apply/:continueCode` for the three kinds (api-learning.md 6). A request with the header
 * `X-Range-Ids: v18` has the API's own ids in its code, whatever is configured: so do backups, which go from shop to shop.
 */
export function registerContinueCodes(app: FastifyInstance, parts: ContinueCodeParts): void {
  const { catalogue, codes, engine, progress, numbering } = parts;

  const kinds: readonly {
    readonly kind: ContinueCodeKind;
    readonly path: string;
    /** Whether a challenge belongs into the learner's own code. */
    readonly holds: (challenge: Challenge) => boolean;
    readonly restore: (challenges: readonly Challenge[]) => void;
  }[] = [
    {
      kind: 'solved',
      path: '/rest/continue-code',
      holds: ({ key }) => progress.isSolved(key),
      restore: engine.restore,
    },
    {
      kind: 'findIt',
      path: '/rest/continue-code-findIt',
      holds: ({ key }) => progress.of(key).codingStatus >= 1,
      restore: (challenges) => engine.restoreCoding(challenges, 1),
    },
    {
      kind: 'fixIt',
      path: '/rest/continue-code-fixIt',
      holds: ({ key }) => progress.of(key).codingStatus >= 2,
      restore: (challenges) => engine.restoreCoding(challenges, 2),
    },
  ];

  const numberingFor = ({ headers }: FastifyRequest): Numbering =>
    headers[ownIdsHeader] === ownIds ? numbering.own : numbering.configured;

  for (const { kind, path, holds, restore } of kinds) {
    app.get(path, async (request) => {
      const ids = numberingFor(request).numbersOf(catalogue.all.filter(holds));
      return { continueCode: codes[kind].encode(ids) };
    });

    app.put<{ Params: { continueCode: string } }>(`${path}/apply/:continueCode`, async (request, reply) => {
      const ids = codes[kind].decode(request.params.continueCode);
      if (ids === null) {
        return sendText(reply, 404, 'Invalid continue code.');
      }
      if (kind === 'solved' && ids.includes(imaginaryChallengeId) && !engine.isSolved('continueCodeChallenge')) {
        engine.solve('continueCodeChallenge');
        return reply.send();
      }
      restore(numberingFor(request).challengesOf(ids));
      return { data: `${ids.length} solved challenges have been restored.` };
    });
  }
}
