import type Database from 'better-sqlite3';
import { SqlTextError } from '../shop-database.ts';

/** One line of SQLite's description of what it is going to do. */
interface PlanNode {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

/** Rows that a text may look at, if all tables were as long as the longest; a second's work or so. */
const mostRows = 50_000_000;

/** What goes through a table, or part of it, once for every row of what stands above it. */
const loop = /^(?:SCAN|SEARCH) (?!CONSTANT ROW|.* USING INTEGER PRIMARY KEY \(rowid=\?\))/;

/** Parts of a plan that run for themselves: of several, the heaviest counts. */
const onItsOwn = /^(?:COMPOUND|MERGE|LEFT|RIGHT|UNION|INTERSECT|EXCEPT|SCALAR SUBQUERY|LIST SUBQUERY)/;

/**
 * Refuses learner text that would keep the shop busy for seconds or for ever: a statement cannot be interrupted once it runs.
 * Asked is the plan, so it does not matter how the text is written.
 * @throws SqlTextError `SQLITE_INTERRUPT: interrupted`, as SQLite words it when somebody has had enough
 */
export function limitWork(handle: Database.Database, sql: string): void {
  const plan = handle.prepare<[], PlanNode>(`EXPLAIN QUERY PLAN ${sql}`).all();
  const depth = loopsBelow(plan, 0);
  const isEndless = plan.some(({ detail }) => detail.startsWith('RECURSIVE STEP'));
  if (isEndless || (depth > 1 && longestTable(handle) ** depth > mostRows)) {
    throw new SqlTextError('SQLITE_INTERRUPT', 9, 'interrupted', sql);
  }
}

/** How deep loops are nested below a node of the plan. */
function loopsBelow(plan: readonly PlanNode[], parent: number): number {
  let nested = 0;
  let heaviest = 0;
  for (const { id, detail } of plan.filter((node) => node.parent === parent)) {
    const below = loopsBelow(plan, id);
    if (onItsOwn.test(detail)) {
      heaviest = Math.max(heaviest, below);
    } else {
      nested += below + (loop.test(detail) ? 1 : 0);
    }
  }
  return Math.max(nested, heaviest);
}

function longestTable(handle: Database.Database): number {
  const names = handle.prepare<[], { name: string }>(`SELECT name FROM sqlite_master WHERE type = 'table'`).all();
  const lengths = names.map(({ name }) => {
    const quoted = name.replaceAll('"', '""');
    return handle.prepare<[], { length: number }>(`SELECT count(*) AS length FROM "${quoted}"`).get()?.length ?? 0;
  });
  return Math.max(...lengths, names.length);
}
