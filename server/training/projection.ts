import { storedDate, storedNow } from '../database/dates.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Catalogue, Challenge } from './catalogue.ts';
import type { Progress } from './progress.ts';

/** The Challenges table of `shop.sqlite`. The API reads it and injections see it, but the range never believes it (decision 2). */
export interface Projection {
  /** Rewrites all rows, whatever a learner did to them. */
  writeAll(): void;
  /** Writes the rows of these challenges. */
  write(challenges: readonly Challenge[]): void;
}

/** Columns that hold a value from the catalogue, under the same name. */
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

// `createdAt` is the time of seeding, and `updatedAt` moves with progress. A challenge that was solved before the shop was seeded anew keeps its
// time, and its `createdAt` moves back to it, so that `updatedAt` is never the earlier one.
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
