import type { Phase } from '../../../shared/class/to-learner.ts';
import type { ClassFacts } from '../../../shared/class/wall.ts';
import type { BoardLearner, Solve } from './learner.ts';

/** From when on the class has been in a phase. */
export interface PhaseChange {
  readonly phase: Phase;
  readonly at: number;
}

/** How many changes of the phase are remembered. */
export const mostPhaseChanges = 500;

/**
 * Returns whether a solve counts for the wall. Without a contest, all do. In a contest, only those count that happened while it ran, by a verified
 * learner's own attack, with the flag of the learner's own key. Learners control their files, so this deters and marks, and proves nothing.
 */
export function counts(
  { isVerified }: BoardLearner,
  { at, isRestored, cheatScore, hasOwnFlag }: Solve,
  { isContest, startsAt, endsAt }: Pick<ClassFacts, 'isContest' | 'startsAt' | 'endsAt'>,
  phases: readonly PhaseChange[],
): boolean {
  if (!isContest) {
    return true;
  }
  const isInTime = (startsAt === null || at >= startsAt) && (endsAt === null || at <= endsAt);
  return (
    isVerified &&
    !isRestored &&
    cheatScore !== null &&
    hasOwnFlag === true &&
    isInTime &&
    phases.findLast((change) => change.at <= at)?.phase === 'running'
  );
}
