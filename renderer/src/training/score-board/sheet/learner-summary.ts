import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { type LearnerState, newLearner } from '../../../../../shared/api/learner.ts';
import { type ChallengePaths, type Topic, topics } from '../../../../../shared/api/paths.ts';
import { type NextForYou, nextForYou } from '../../../../../shared/score-board/next-for-you.ts';
import { codingProgress, hackingProgress, type Progress } from '../../../../../shared/score-board/progress.ts';
import type { BoardEntry } from '../entries.ts';

/** A solved challenge with what is known of its solve. */
export interface Solve {
  readonly entry: BoardEntry;
  readonly at: Date;
  readonly hints: number;
}

/** What the range knows of a learner's work, and nothing beyond it. */
export interface LearnerSummary {
  readonly hacking: Progress;
  readonly coding: Progress;
  /** Hints opened, on how many challenges. Solved and unsolved ones count. */
  readonly hints: { readonly opened: number; readonly challenges: number };
  /** In order of time. */
  readonly solves: readonly Solve[];
  /** The number of calendar days on which something was solved. */
  readonly days: number;
  readonly byDifficulty: readonly (Progress & { readonly difficulty: number })[];
  readonly byTopic: readonly (Progress & { readonly topic: Topic })[];
  /** Up to three proposals, the first as on the board. */
  readonly next: readonly NextForYou[];
}

const mostProposals = 3;

/** Sums up a learner's work. */
export function learnerSummary(
  entries: readonly BoardEntry[],
  learner: LearnerState | undefined,
  paths: ChallengePaths | undefined,
  solvedTimes: Readonly<Record<string, string>>,
): LearnerSummary {
  const challenges = entries.map(({ challenge }) => challenge);
  const hintsOf = (key: ChallengeKey) => learner?.openedHints[key] ?? 0;
  const solves = entries
    .filter(({ challenge }) => challenge.solved)
    .map((entry) => {
      const { key, updatedAt } = entry.challenge;
      return { entry, at: new Date(solvedTimes[key] ?? updatedAt), hints: hintsOf(key) };
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const opened = challenges.map(({ key }) => hintsOf(key)).filter((count) => count > 0);
  return {
    hacking: hackingProgress(challenges),
    coding: codingProgress(challenges),
    hints: { opened: opened.reduce((sum, count) => sum + count, 0), challenges: opened.length },
    solves,
    days: new Set(solves.map(({ at }) => at.toDateString())).size,
    byDifficulty: [1, 2, 3, 4, 5, 6].map((difficulty) => ({
      difficulty,
      ...hackingProgress(challenges.filter((challenge) => challenge.difficulty === difficulty)),
    })),
    byTopic: topics
      .map((topic) => ({ topic, ...hackingProgress(challenges.filter(({ key }) => paths?.[key]?.topic === topic)) }))
      .filter(({ available }) => available > 0),
    next: paths === undefined ? [] : proposals(entries, learner, paths),
  };
}

function proposals(
  entries: readonly BoardEntry[],
  learner: LearnerState | undefined,
  paths: ChallengePaths,
): readonly NextForYou[] {
  const found: NextForYou[] = [];
  let left = entries.map(({ challenge }) => challenge);
  while (found.length < mostProposals) {
    const next = nextForYou(left, paths, learner ?? newLearner);
    if (next === null) {
      break;
    }
    found.push(next);
    left = left.filter((challenge) => challenge !== next.challenge);
  }
  return found;
}
