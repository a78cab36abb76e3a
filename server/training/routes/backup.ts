import type { FastifyInstance } from 'fastify';
import { backupCodes, type JudgedCodes } from '../../../shared/backup/backup.ts';
import type { Catalogue } from '../catalogue.ts';
import type { ContinueCode, ContinueCodeKind } from '../continue-codes.ts';
import type { Progress } from '../progress.ts';

interface BackupParts {
  readonly catalogue: Catalogue;
  readonly codes: Readonly<Record<ContinueCodeKind, ContinueCode>>;
  readonly progress: Progress;
}

/** The fields of a backup, and the kind of code that each holds. */
const kinds = {
  continueCode: 'solved',
  continueCodeFindIt: 'findIt',
  continueCodeFixIt: 'fixIt',
} as const satisfies Record<(typeof backupCodes)[number], ContinueCodeKind>;

/**
 * What a page needs for backups besides the continue codes themselves (api-learning.md 31, rulings 41).
 *
 * `GET /rest/range/solved-times` answers 200 `{"data": {"<key>": "<ISO 8601>"}}` with what is solved.
 *
 * `POST /rest/range/judge-backup` takes the code fields of a backup file and answers 200 `{"data": {"solved": n, "findIt": n, "fixIt": n}}`,
 * how many challenges each code names; 400 `{"status": "error", "error": string}` when any of them is invalid. Nothing changes: it is how
 * a page knows that a file is good before it changes anything.
 */
export function registerBackup(app: FastifyInstance, { catalogue, codes, progress }: BackupParts): void {
  app.get('/rest/range/solved-times', async () => {
    const times = catalogue.all.flatMap(({ key }) => {
      const { solvedAt } = progress.of(key);
      return solvedAt === null ? [] : [[key, solvedAt] as const];
    });
    return { data: Object.fromEntries(times) };
  });

  app.post<{ Body: unknown }>('/rest/range/judge-backup', async ({ body }, reply) => {
    const counts: { -readonly [Kind in keyof JudgedCodes]: number } = { solved: 0, findIt: 0, fixIt: 0 };
    const sent: Readonly<Record<string, unknown>> = Object(body);
    for (const field of backupCodes) {
      const code = sent[field];
      if (code === undefined) {
        continue;
      }
      const ids = typeof code === 'string' ? codes[kinds[field]].decode(code) : null;
      if (ids === null) {
        return reply.code(400).send({ status: 'error', error: 'Invalid continue code.' });
      }
      counts[kinds[field]] = ids.length;
    }
    return { data: counts };
  });
}
