import { storedDate, storedNow } from '../database/dates.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Catalogue, Challenge } from './catalogue.ts';
import type { Progress } from './progress.ts';

/** The Challenges table of `shop.sqlite`: what the API reads and injections see, never what the range believes (decision 2). */
export interface Projection {
  /** Writes all rows anew, whatever a learner did to them. */
  writeAll(): void;
  /** Writes the rows of these challenges. */
  write(challenges: readonly Challenge[]): void;
}

/** Columns that hold what the catalogue says, under the same name. */
const said = [
  'key',
  'name',
  'category',
  'tags',
  'description',
  'difficulty',
  'hint',
  'hintUrl',
  'mitigationUrl',
  'disabledEnv',
  'tutorialOrder',
] as const;
const columns = [...said, 'hasCodingChallenge', 'solved', 'codingChallengeStatus'];

// `createdAt` stays that of the seeding; `updatedAt` moves with progress and never lies before it: what was solved before a shop that
// was seeded anew keeps its time, and the row counts as that old.
const upsert = `
  INSERT INTO Challenges (id, ${columns.join(', ')}, createdAt, updatedAt)
  VALUES (${columns.map(() => '?').join(', ')}, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET
    ${columns.map((column) => `${column} = excluded.${column}`).join(', ')},
    createdAt = min(Challenges.createdAt, coalesce(?, Challenges.createdAt)),
    updatedAt = coalesce(?, Challenges.createdAt)`;

export function createProjection(database: ShopDatabase, catalogue: Catalogue, progress: Progress): Projection {
  const write = (challenges: readonly Challenge[]): void => {
    const now = storedNow();
    database.transaction(() => {
      for (const challenge of challenges) {
        const { solvedAt, codingStatus, codingChangedAt } = progress.of(challenge.key);
        const lastStep = [solvedAt, codingChangedAt]
          .filter((time) => time !== null)
          .sort()
          .at(-1);
        const touchedAt = lastStep === undefined ? null : storedDate(new Date(lastStep));
        database.run(
          upsert,
          challenge.id,
          ...said.map((name) => challenge[name]),
          challenge.hasCodingChallenge ? 1 : 0,
          solvedAt === null ? 0 : 1,
          codingStatus,
          touchedAt ?? now,
          touchedAt ?? now,
          touchedAt,
          touchedAt,
        );
      }
    });
  };
  return {
    writeAll: () => {
      database.run('DELETE FROM Challenges WHERE id > ?', catalogue.all.length);
      write(catalogue.all);
    },
    write,
  };
}
