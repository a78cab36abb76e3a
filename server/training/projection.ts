import { storedDate, storedNow } from '../database/dates.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { Catalogue, Challenge } from './catalogue.ts';
import type { Progress } from './progress.ts';

/** The Challenges table of `shop.sqlite`: what the API reads and injections see, never what the range believes (rulings 2). */
export interface Projection {
  /** Writes all rows anew, whatever a learner did to them. */
  writeAll(): void;
  /** Writes the rows of these challenges. */
  write(challenges: readonly Challenge[]): void;
}

// `createdAt` stays that of the seeding; `updatedAt` moves with progress and never lies before it: what was solved before a shop that
// was seeded anew keeps its time, and the row counts as that old.
const upsert = `
  INSERT INTO Challenges (id, key, name, category, tags, description, difficulty, hint, hintUrl, mitigationUrl, solved,
    disabledEnv, tutorialOrder, codingChallengeStatus, hasCodingChallenge, createdAt, updatedAt)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET
    key = excluded.key, name = excluded.name, category = excluded.category, tags = excluded.tags,
    description = excluded.description, difficulty = excluded.difficulty, hint = excluded.hint,
    hintUrl = excluded.hintUrl, mitigationUrl = excluded.mitigationUrl, solved = excluded.solved,
    disabledEnv = excluded.disabledEnv, tutorialOrder = excluded.tutorialOrder,
    codingChallengeStatus = excluded.codingChallengeStatus, hasCodingChallenge = excluded.hasCodingChallenge,
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
          challenge.key,
          challenge.name,
          challenge.category,
          challenge.tags,
          challenge.description,
          challenge.difficulty,
          challenge.hint,
          challenge.hintUrl,
          challenge.mitigationUrl,
          solvedAt === null ? 0 : 1,
          challenge.disabledEnv,
          challenge.tutorialOrder,
          codingStatus,
          challenge.hasCodingChallenge ? 1 : 0,
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
