import { workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import { type Values, valuesOf } from '../values/values.ts';
import type { Mode, Plan } from './plan.ts';
import { hasOneList, positionTexts } from './positions.ts';

/** A value for each position; null where the position keeps its own text. */
export type Combination = readonly (string | null)[];

/** Combinations, each of which is made when it is needed. */
export interface Combinations {
  readonly count: number;
  readonly at: (index: number) => Combination;
}

/** Returns the combinations of a plan. Requests without positions are repeated. */
export function combinationsOf(plan: Plan): Combinations {
  const positions = positionTexts(plan).length;
  if (positions === 0) {
    return { count: plan.repeats, at: () => [] };
  }
  const lists = plan.lists.slice(0, positions).map(valuesOf);
  const [first = { count: 0, at: () => '' }] = lists;
  return combine(plan.mode, hasOneList(plan.mode, positions) ? Array(positions).fill(first) : lists);
}

/**
 * Combines values.
 * @param lists one for each position; for modes with one list, always the same one
 */
export function combine(mode: Mode, lists: readonly Values[]): Combinations {
  const counts = lists.map(({ count }) => count);
  const [first = 0] = counts;
  switch (mode) {
    case 'one':
      return {
        count: first * lists.length,
        at: (index) => {
          const position = Math.floor(index / first);
          return lists.map(({ at }, place) => (place === position ? at(index % first) : null));
        },
      };
    case 'same':
      return { count: first, at: (index) => lists.map(({ at }) => at(index)) };
    case 'pairs':
      return { count: Math.min(...counts), at: (index) => lists.map(({ at }) => at(index)) };
    case 'all':
      return {
        count: counts.reduce((product, count) => product * count, 1),
        at: (index) => {
          let left = index;
          // The last position changes first.
          return lists
            .toReversed()
            .map(({ count, at }) => {
              const value = at(left % count);
              left = Math.floor(left / count);
              return value;
            })
            .reverse();
        },
      };
  }
}

/** A part of a plan's combinations that one run may send: from one place up to another. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Returns how many parts combinations have, with requests for each. */
export function partsOf(count: number, requests: number): number {
  return Math.max(1, Math.ceil(count / partSize(requests)));
}

/** Returns a part of combinations. One behind the last part is the last part. */
export function partAt(part: number, count: number, requests: number): Part {
  const size = partSize(requests);
  const from = Math.min(part, partsOf(count, requests) - 1) * size;
  return { from, to: Math.min(count, from + size) };
}

function partSize(requests: number): number {
  return Math.floor(workbenchLimits.requests / requests);
}
