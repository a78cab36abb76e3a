import { remembered } from '../bounded-map.ts';
import type { Budgets } from '../budgets.ts';
import { FullError } from './full-error.ts';
import type { SqlDatabase } from './shop-database.ts';

/** What a statement does to a table, as far as a budget is concerned. */
interface Effect {
  readonly verb: 'insert' | 'update' | 'delete' | 'other';
  readonly table: string;
}

const beginnings = [
  ['insert', /^insert +(?:or +\w+ +)?into +`?(\w+)/i],
  ['update', /^update +`?(\w+)/i],
  ['delete', /^delete +from +`?(\w+)/i],
] as const;

/** The bytes that a row takes besides its strings: for numbers, dates and index entries. */
const rowOverhead = 160;

/** How many bytes may be written before the file's size is measured again. */
const lookEvery = 64 * 1024;

/** How many statements have their effect remembered. Clients choose the columns of some, so there may be any number of them. */
const rememberedStatements = 512;

/** The projection of what was solved. It has one row per challenge, and solving must go on in a full shop. */
const always = 'Challenges';

/**
 * Returns the same database with a budget: a row or a change beyond it is refused. Deleting always works, and makes
 * room. A file that is already larger can still be read.
 * @param usedBytes returns the size of what is stored, without the free space in the file
 */
export function withinBudget<Wrapped extends SqlDatabase>(
  database: Wrapped,
  budget: Budgets['shopFile'],
  usedBytes: () => number,
): Wrapped {
  const effectOf = remembered({ entries: rememberedStatements }, readEffect);
  const counts = new Map<string, number>();
  let known: number | undefined;
  let since = 0;

  const forget = () => {
    counts.clear();
    known = undefined;
  };

  const countOf = (table: string): number => {
    const count =
      counts.get(table) ?? database.get<{ count: number }>(`SELECT count(*) AS count FROM \`${table}\``)?.count ?? 0;
    counts.set(table, count);
    return count;
  };

  /** @throws FullError */
  const makeRoom = ({ verb, table }: Effect, parameters: readonly unknown[]) => {
    if (verb === 'insert' && countOf(table) >= budget.rowsPerTable) {
      throw new FullError('shop');
    }
    const size = parameters.reduce<number>((sum, value) => sum + sizeOf(value), rowOverhead);
    since += size;
    if (known === undefined || since > lookEvery || known + since > budget.bytes) {
      known = usedBytes();
      since = size;
    }
    if (known + size > budget.bytes) {
      throw new FullError('shop');
    }
  };

  return {
    ...database,
    run: (sql, ...parameters) => {
      const effect = effectOf(sql);
      if ((effect.verb === 'insert' || effect.verb === 'update') && effect.table !== always) {
        makeRoom(effect, parameters);
      }
      const written = database.run(sql, ...parameters);
      if (effect.verb === 'other') {
        forget();
      } else if (effect.verb !== 'update') {
        const count = counts.get(effect.table);
        if (count !== undefined) {
          counts.set(effect.table, count + (effect.verb === 'insert' ? written.changes : -written.changes));
        }
      }
      return written;
    },
    transaction: (work) => {
      try {
        return database.transaction(work);
      } catch (error) {
        // The counts include changes that have been rolled back.
        forget();
        throw error;
      }
    },
  };
}

function readEffect(sql: string): Effect {
  const text = sql.trimStart();
  for (const [verb, beginning] of beginnings) {
    const table = beginning.exec(text)?.[1];
    if (table !== undefined) {
      return { verb, table };
    }
  }
  return { verb: 'other', table: '' };
}

/** Returns roughly how many bytes SQLite takes for a value. */
function sizeOf(value: unknown): number {
  return typeof value === 'string' ? Buffer.byteLength(value) : 8;
}
