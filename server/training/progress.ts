import type { CodingChallengeStatus } from '../../shared/api/challenge.ts';
import { type ChallengeKey, challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { KeptChallenge, KeptEntry, KeptProgress } from '../../shared/api/kept-progress.ts';
import { DataFolderError } from '../database/data-folder-error.ts';
import type { SqlDatabase } from '../database/shop-database.ts';

/** What the learner has done with one challenge. */
export type ChallengeProgress = Omit<KeptChallenge, 'key'>;

/** Keeps the progress of a shop that has no files, even beyond the end of its process. */
export interface ProgressElsewhere {
  /** What has been kept so far. */
  readonly kept: KeptProgress;
  /** Keeps what has changed. */
  keep(changed: readonly KeptChallenge[]): void;
  /** Keeps what else has changed of what is known of the learner. */
  note(entries: readonly KeptEntry[]): void;
  forget(): void;
  /** Resolves once everything handed over is kept. */
  isKept(): Promise<void>;
}

/**
 * What was solved, kept in `progress.sqlite`, out of reach of any injection. Every change is on disk before the call
 * returns, and only then may anyone be told (decision 10).
 */
export interface Progress {
  of(key: ChallengeKey): ChallengeProgress;
  isSolved(key: ChallengeKey): boolean;
  /** Returns whether nothing is solved and no coding challenge has been started. */
  isEmpty(): boolean;
  /** Returns whether the learner emptied it on purpose and has solved nothing since. */
  wasReset(): boolean;
  /** Marks challenges as solved now. Those already solved keep their time. */
  markSolved(keys: readonly ChallengeKey[]): void;
  /** Sets the status of coding challenges, whatever it was before. */
  setCodingStatus(keys: readonly ChallengeKey[], status: CodingChallengeStatus): void;
  /** Forgets everything ("Reset progress"). */
  reset(): void;
}

const version = 1;
const untouched: ChallengeProgress = { solvedAt: null, codingStatus: 0, codingChangedAt: null };

function prepareTables(database: SqlDatabase): void {
  database.run('CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
  const found = database.get<{ value: string }>(`SELECT value FROM facts WHERE name = 'version'`);
  if (found !== undefined && found.value !== String(version)) {
    throw new DataFolderError(
      `The file with your progress was written by another version of this program (${found.value}, not ${version}).`,
      'Start that version again, or move progress.sqlite out of the data folder.',
      'progressFile',
    );
  }
  database.run(
    `CREATE TABLE IF NOT EXISTS challenges (
       key TEXT PRIMARY KEY,
       solvedAt TEXT,
       codingStatus INTEGER NOT NULL DEFAULT 0 CHECK (codingStatus IN (0, 1, 2)),
       codingChangedAt TEXT
     ) STRICT`,
  );
  if (found === undefined) {
    database.run(`INSERT INTO facts (name, value) VALUES ('version', ?)`, String(version));
  }
}

/**
 * Opens the progress database and creates the tables of a new file.
 * @param elsewhere where progress is kept as well; what is already there is taken over
 * @throws DataFolderError for a file of another version, which is left as it is
 */
export function openProgress(database: SqlDatabase, elsewhere: ProgressElsewhere | null = null): Progress {
  database.transaction(() => prepareTables(database));

  const known = new Set<string>(challengeKeys);
  const byKey = new Map<string, ChallengeProgress>();
  let resetAt: string | null = null;

  const load = (): void => {
    byKey.clear();
    for (const { key, ...progress } of database.all<ChallengeProgress & { readonly key: string }>(
      'SELECT key, solvedAt, codingStatus, codingChangedAt FROM challenges',
    )) {
      // Keys from another version stay in the file but mean nothing here.
      if (known.has(key)) {
        byKey.set(key, progress);
      }
    }
    resetAt = database.get<{ value: string }>(`SELECT value FROM facts WHERE name = 'resetAt'`)?.value ?? null;
  };
  load();

  const of = (key: ChallengeKey): ChallengeProgress => byKey.get(key) ?? untouched;

  /** Writes the changes in one transaction. Memory is updated only once they are on disk. */
  const store = (changed: ReadonlyMap<ChallengeKey, ChallengeProgress>): void => {
    if (changed.size === 0) {
      return;
    }
    database.transaction(() => {
      for (const [key, progress] of changed) {
        database.run(
          `INSERT INTO challenges (key, solvedAt, codingStatus, codingChangedAt) VALUES (?, ?, ?, ?)
           ON CONFLICT (key) DO UPDATE SET
             solvedAt = excluded.solvedAt, codingStatus = excluded.codingStatus, codingChangedAt = excluded.codingChangedAt`,
          key,
          progress.solvedAt,
          progress.codingStatus,
          progress.codingChangedAt,
        );
      }
      database.run(`DELETE FROM facts WHERE name = 'resetAt'`);
    });
    for (const [key, progress] of changed) {
      byKey.set(key, progress);
    }
    resetAt = null;
    elsewhere?.keep([...changed].map(([key, progress]) => ({ key, ...progress })));
  };

  const forget = (): void => {
    database.transaction(() => {
      database.run('DELETE FROM challenges');
      database.run(
        `INSERT INTO facts (name, value) VALUES ('resetAt', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
        new Date().toISOString(),
      );
    });
    load();
    elsewhere?.forget();
  };

  if (elsewhere?.kept.wasReset) {
    forget();
  }
  store(new Map(elsewhere?.kept.challenges.map(({ key, ...progress }) => [key, progress])));

  return {
    of,
    isSolved: (key) => of(key).solvedAt !== null,
    isEmpty: () => [...byKey.values()].every((progress) => progress.solvedAt === null && progress.codingStatus === 0),
    wasReset: () => resetAt !== null,
    markSolved: (keys) => {
      const now = new Date().toISOString();
      const open = keys.filter((key) => of(key).solvedAt === null);
      store(new Map(open.map((key) => [key, { ...of(key), solvedAt: now }])));
    },
    setCodingStatus: (keys, status) => {
      const now = new Date().toISOString();
      const other = keys.filter((key) => of(key).codingStatus !== status);
      store(new Map(other.map((key) => [key, { ...of(key), codingStatus: status, codingChangedAt: now }])));
    },
    reset: forget,
  };
}
