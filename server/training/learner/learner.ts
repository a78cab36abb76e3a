import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { KeptEntry } from '../../../shared/api/kept-progress.ts';
import { type LearnerChange, type LearnerState, withChange } from '../../../shared/api/learner.ts';
import type { Budgets } from '../../budgets.ts';
import type { SqlDatabase } from '../../database/shop-database.ts';
import type { ProgressElsewhere } from '../progress.ts';
import { entriesOf, stateOf } from './entries.ts';

/** How keeping a change went: it is kept, or there is no room for the notes. */
export type Keeping = 'kept' | 'full';

/**
 * What is kept of the learner besides solves (decision 45): pin, notes, opened hints, and what parts of the page want
 * to find again. It is in `progress.sqlite`, out of reach of any injection.
 */
export interface Learner {
  state(): LearnerState;
  /** Keeps a change as a whole or not at all. It is on disk before the promise resolves. */
  change(change: LearnerChange): Promise<Keeping>;
  /** Forgets everything ("Reset progress"). */
  forget(): void;
}

interface Parts {
  readonly database: SqlDatabase;
  readonly budget: Budgets['learner'];
  /** Returns how many hints a challenge has. */
  readonly hintsOf: (key: ChallengeKey) => number;
  /** Where it is kept as well; what is already there is taken over. */
  readonly elsewhere: ProgressElsewhere | null;
  /** Called with what has changed, once it is kept. */
  readonly onChange: (changed: readonly KeptEntry[]) => void;
}

/** Opens what is kept of the learner, and adds its table to a file of an earlier version. */
export function openLearner({ database, budget, hintsOf, elsewhere, onChange }: Parts): Learner {
  database.run(
    `CREATE TABLE IF NOT EXISTS learner (
       part TEXT NOT NULL,
       name TEXT NOT NULL,
       value TEXT NOT NULL,
       PRIMARY KEY (part, name)
     ) STRICT`,
  );

  const write = (entries: readonly KeptEntry[]): void =>
    database.transaction(() => {
      for (const { part, name, value } of entries) {
        if (value === null) {
          database.run('DELETE FROM learner WHERE part = ? AND name = ?', part, name);
        } else {
          database.run(
            `INSERT INTO learner (part, name, value) VALUES (?, ?, ?)
             ON CONFLICT (part, name) DO UPDATE SET value = excluded.value`,
            part,
            name,
            value,
          );
        }
      }
    });

  write(elsewhere?.kept.learner ?? []);
  let state = stateOf(database.all<KeptEntry>('SELECT part, name, value FROM learner'));

  return {
    state: () => state,
    change: async (change) => {
      const next = withChange(state, withExistingHints(change, hintsOf));
      const grows = sizeOf(next.notes) > sizeOf(state.notes);
      if (grows && sizeOf(next.notes) > budget.notes) {
        return 'full';
      }
      const before = new Map(entriesOf(state).map((entry) => [idOf(entry), entry]));
      const after = new Map(entriesOf(next).map((entry) => [idOf(entry), entry]));
      const changed = [
        ...[...after.values()].filter((entry) => before.get(idOf(entry))?.value !== entry.value),
        ...[...before.values()].filter((entry) => !after.has(idOf(entry))).map((entry) => ({ ...entry, value: null })),
      ];
      if (changed.length > 0) {
        write(changed);
        state = next;
        elsewhere?.note(changed);
      }
      await elsewhere?.isKept();
      onChange(changed);
      return 'kept';
    },
    forget: () => {
      database.run('DELETE FROM learner');
      state = stateOf([]);
      // What is kept elsewhere is forgotten along with the solves.
    },
  };
}

function idOf({ part, name }: KeptEntry): string {
  return `${part} ${name}`;
}

function sizeOf(notes: LearnerState['notes']): number {
  return Buffer.byteLength(JSON.stringify(notes));
}

/** Counts more hints than a challenge has as all of them: a backup may come from a version that has more. */
function withExistingHints(change: LearnerChange, hintsOf: (key: ChallengeKey) => number): LearnerChange {
  const { openedHints } = change;
  if (openedHints === undefined) {
    return change;
  }
  const existing = Object.entries(openedHints).map(([key, count]) => [
    key,
    // The keys were checked when the change was read.
    Math.min(count, hintsOf(key as ChallengeKey)),
  ]);
  return { ...change, openedHints: Object.fromEntries(existing) };
}
