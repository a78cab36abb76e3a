import { workbenchLimits } from '../../../../../../shared/api/workbench.ts';
import { valuesOf } from '../values/values.ts';
import { combinationsOf, type Part, partAt, partsOf } from './combinations.ts';
import { type Plan, planLimits } from './plan.ts';
import { listCount, positionTexts } from './positions.ts';
import { takeFault } from './take-fault.ts';
import { hasLoneMark } from './template.ts';

/** Why a plan can't be started. */
export type Fault =
  | { readonly kind: 'loneMark'; readonly step: number }
  | { readonly kind: 'tooManyPositions' }
  | { readonly kind: 'emptyList'; readonly position: number }
  | { readonly kind: 'badTake'; readonly step: number }
  | { readonly kind: 'uncountable' };

/** What a run of a plan would send. */
export interface Extent {
  readonly faults: readonly Fault[];
  /** How many combinations there are, how many parts they have, and which of them would be sent. */
  readonly combinations: number;
  readonly parts: number;
  readonly part: Part;
  readonly requests: number;
  /** Milliseconds that pauses take in all. Beyond the time of a run, not everything would be sent. */
  readonly pauses: number;
}

/** Measures what a run of a plan would send, before anything is sent. */
export function extentOf(plan: Plan): Extent {
  const faults = faultsOf(plan);
  const { count } = combinationsOf(plan);
  const combinations = Number.isFinite(count) ? count : 0;
  const part = partAt(plan.part, combinations, plan.steps.length);
  const runs = part.to - part.from;
  return {
    faults: Number.isSafeInteger(count) ? faults : [...faults, { kind: 'uncountable' }],
    combinations,
    parts: partsOf(combinations, plan.steps.length),
    part,
    requests: runs * plan.steps.length,
    pauses: plan.pace.way === 'paced' ? Math.max(0, runs - 1) * plan.pace.pause : 0,
  };
}

/** Returns whether the pauses alone take longer than a run may. */
export function isTooSlow({ pauses }: Extent): boolean {
  return pauses > workbenchLimits.orderTime;
}

function faultsOf(plan: Plan): readonly Fault[] {
  const faults: Fault[] = [];
  for (const [step, { draft, takes }] of plan.steps.entries()) {
    if (hasLoneMark(draft.text)) {
      faults.push({ kind: 'loneMark', step });
    }
    if (takes.some((take) => takeFault(take) !== undefined)) {
      faults.push({ kind: 'badTake', step });
    }
  }
  if (positionTexts(plan).length > planLimits.positions) {
    faults.push({ kind: 'tooManyPositions' });
  }
  for (const [position, list] of plan.lists.slice(0, listCount(plan)).entries()) {
    if (valuesOf(list).count === 0) {
      faults.push({ kind: 'emptyList', position });
    }
  }
  return faults;
}
