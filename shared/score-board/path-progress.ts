import type { ChallengeRecord } from '../api/challenge.ts';
import { type ChallengePaths, type LearningPath, learningPaths, pathNeeds } from '../api/paths.ts';

/** How far a learner has come on a path. */
export interface PathProgress {
  readonly path: LearningPath;
  /** What is left to solve, in the order in which the path is walked. */
  readonly open: readonly ChallengeRecord[];
  readonly solved: number;
  /** Whether enough of what the path presupposes has been solved. */
  readonly isReady: boolean;
}

/** The share of a path that has to be solved for it to count as walked. Asking for all of it would hold everyone up at its hardest challenge. */
const enough = 0.5;

/**
 * Returns the progress on each path, in the order of the handbook.
 * @param challenges those that the page shows. Those that are switched off count as if they did not exist.
 */
export function pathProgress(
  challenges: readonly ChallengeRecord[],
  paths: ChallengePaths,
): Readonly<Record<LearningPath, PathProgress>> {
  const places = new Map(Object.keys(paths).map((key, place) => [key, place]));
  const placeOf = ({ key }: ChallengeRecord) => places.get(key) ?? places.size;
  const walked = new Set<LearningPath>();
  // What a path needs comes before it, since paths are in the order of the handbook.
  const progress = learningPaths.map((path): [LearningPath, PathProgress] => {
    const own = challenges.filter(({ key, disabledEnv }) => paths[key].path === path && disabledEnv === null);
    const open = own.filter(({ solved }) => !solved).toSorted((one, other) => placeOf(one) - placeOf(other));
    const solved = own.length - open.length;
    const isReady = pathNeeds[path].every((need) => walked.has(need));
    if (isReady && solved >= enough * own.length) {
      walked.add(path);
    }
    return [path, { path, open, solved, isReady }];
  });
  // Each path has an entry.
  return Object.fromEntries(progress) as Record<LearningPath, PathProgress>;
}
