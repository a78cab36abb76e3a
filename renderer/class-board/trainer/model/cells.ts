import type { ChallengeKey } from '../../../../shared/api/challenge-keys.ts';
import type { TrainerLearner } from '../../../../shared/class/trainer.ts';

/** What the grid shows of a learner and a challenge, the strongest first. */
export const cellStates = ['stuck', 'fixed', 'solved', 'hinted', 'uncounted', 'opened'] as const;

/**
 * - `stuck`: the learner asks for help with it
 * - `fixed`: solved, and its coding challenge too
 * - `solved`, `hinted`: solved without any hint, or with one
 * - `uncounted`: solved, but it doesn't count: out of time, or from a backup in a contest
 * - `opened`: hints are open
 */
export type CellState = (typeof cellStates)[number];

/** Returns the state of each challenge with which the learner has had to do. */
export function cellsOf({ solves, coding, hints, stuck }: TrainerLearner): ReadonlyMap<ChallengeKey, CellState> {
  const cells = new Map<ChallengeKey, CellState>();
  // Its keys are those of challenges.
  for (const key of Object.keys(hints) as ChallengeKey[]) {
    cells.set(key, 'opened');
  }
  const fixed = new Set(coding.filter(({ fixedAt }) => fixedAt !== null).map(({ challenge }) => challenge));
  for (const { challenge, counts, hints: used } of solves) {
    cells.set(challenge, !counts ? 'uncounted' : fixed.has(challenge) ? 'fixed' : used > 0 ? 'hinted' : 'solved');
  }
  if (stuck?.challenge) {
    cells.set(stuck.challenge, 'stuck');
  }
  return cells;
}
