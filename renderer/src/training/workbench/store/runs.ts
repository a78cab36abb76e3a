import { isObject } from '../../../../../shared/values/is-object.ts';
import { keptBytes, type Row, type Run, runLimits } from '../runner/run/run.ts';
import { keep } from './kept.ts';

/** The last run of each plan, by the plan's id. Written at the end of a run, since all of them are written together. */
export const runs = keep<{ readonly last: Readonly<Record<string, Run>> }>('runs', (kept) => {
  const last = isObject(kept) && isObject(kept.last) ? Object.values(kept.last).filter(isRun) : [];
  return { last: byPlan(last) };
});

/** Keeps a run in place of the plan's last one. The oldest ones go when all of them together are too large. */
export function keepRun(run: Run): void {
  runs.use.setState(({ last }) => {
    let room: number = runLimits.responses;
    const others = Object.values(last)
      .filter(({ planId }) => planId !== run.planId)
      .toSorted((a, b) => b.at - a.at);
    return {
      last: byPlan(
        [run, ...others].filter((each, index) => {
          room -= sizeOf(each);
          return index === 0 || room >= 0;
        }),
      ),
    };
  });
}

/** Forgets the last run of a plan. */
export function forgetRun(planId: string): void {
  runs.use.setState(({ last }) => ({ last: byPlan(Object.values(last).filter((run) => run.planId !== planId)) }));
}

function byPlan(all: readonly Run[]): Readonly<Record<string, Run>> {
  return Object.fromEntries(all.map((run) => [run.planId, run]));
}

function sizeOf({ rows }: Run): number {
  return rows.flatMap(({ answers }) => answers).reduce((sum, answer) => sum + keptBytes(answer), 0);
}

/** Another version of the page may have written it. What only this one writes together is looked at once. */
function isRun(value: unknown): value is Run {
  return (
    isObject(value) &&
    typeof value.planId === 'string' &&
    typeof value.at === 'number' &&
    typeof value.sent === 'number' &&
    typeof value.requests === 'number' &&
    typeof value.milliseconds === 'number' &&
    typeof value.end === 'string' &&
    isObject(value.part) &&
    Array.isArray(value.steps) &&
    Array.isArray(value.lists) &&
    Array.isArray(value.rows) &&
    value.rows.every(isRow)
  );
}

function isRow(value: unknown): value is Row {
  return (
    isObject(value) &&
    typeof value.number === 'number' &&
    Array.isArray(value.values) &&
    isObject(value.taken) &&
    isObject(value.lacks) &&
    Array.isArray(value.answers) &&
    value.answers.every((answer) => isObject(answer) && typeof answer.response === 'string')
  );
}
