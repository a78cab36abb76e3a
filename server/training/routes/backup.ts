import type { FastifyInstance } from 'fastify';
import { numbersIn } from '../../../shared/backup/coded-numbers.ts';
import { continueCodeKinds, continueCodes, type JudgedCodes } from '../../../shared/backup/continue-codes.ts';
import { isObject } from '../../../shared/values/is-object.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Progress } from '../progress.ts';

interface BackupParts {
  readonly catalogue: Catalogue;
  readonly progress: Progress;
}

/**
 * Registers what a page needs for backups besides the continue codes themselves (api-learning.md 31, decision 41).
 *
 * `GET /rest/range/solved-times` answers 200 `{"data": {"<key>": "<ISO 8601>"}}` with the solved challenges.
 *
 * `POST /rest/range/judge-backup` takes the code fields of a backup file. It answers 200 `{"data": {"solved": n, "findIt": n, "fixIt": n}}`, the
 * number of challenges in each code, or 400 `{"status": "error", "error": string}` when any code is invalid. It changes nothing: a page uses it to
 * make sure that a file is good before it changes anything.
 */
export function registerBackup(app: FastifyInstance, { catalogue, progress }: BackupParts): void {
  app.get('/rest/range/solved-times', async () => {
    const times = catalogue.all.flatMap(({ key }) => {
      const { solvedAt } = progress.of(key);
      return solvedAt === null ? [] : [[key, solvedAt] as const];
    });
    return { data: Object.fromEntries(times) };
  });

  app.post<{ Body: unknown }>('/rest/range/judge-backup', async ({ body }, reply) => {
    const counts: { -readonly [Kind in keyof JudgedCodes]: number } = { solved: 0, findIt: 0, fixIt: 0 };
    const sent = isObject(body) ? body : {};
    for (const kind of continueCodeKinds) {
      const code = sent[kind];
      if (code === undefined) {
        continue;
      }
      const ids = typeof code === 'string' ? numbersIn(kind, code) : [];
      if (ids.length === 0) {
        return reply.code(400).send({ status: 'error', error: 'Invalid continue code.' });
      }
      counts[continueCodes[kind].counts] = ids.length;
    }
    return { data: counts };
  });
}
