import type { Mode, Plan } from './plan.ts';
import { positionsIn } from './template.ts';

/** Returns what stands between the marks of each position, in the order of the requests. */
export function positionTexts({ steps }: Pick<Plan, 'steps'>): readonly string[] {
  return steps.flatMap(({ draft }) => positionsIn(draft.text).map(({ text }) => text));
}

/** Returns whether a mode takes its values from the first list only. */
export function hasOneList(mode: Mode, positions: number): boolean {
  return positions < 2 || mode === 'one' || mode === 'same';
}

/** Returns how many lists of a plan are used. */
export function listCount({ steps, mode }: Pick<Plan, 'steps' | 'mode'>): number {
  const positions = positionTexts({ steps }).length;
  return hasOneList(mode, positions) ? Math.min(1, positions) : positions;
}
