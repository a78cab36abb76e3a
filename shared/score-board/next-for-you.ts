import type { ChallengeRecord } from '../api/challenge.ts';
import type { LearnerState } from '../api/learner.ts';
import { type ChallengePaths, type LearningPath, learningPaths } from '../api/paths.ts';
import { type PathProgress, pathProgress } from './path-progress.ts';

/** A challenge that is proposed, and why. The text is `NEXT_REASON_<reason>`, in which the path is named (`nextReason`). */
export type NextForYou = { readonly challenge: ChallengeRecord } & (
  | { readonly reason: 'PINNED' | 'STARTED' | 'TUTORIAL' | 'CODING' | 'PRACTICE' }
  | { readonly reason: 'PATH' | 'BEGIN'; readonly path: LearningPath }
);

export type NextReason = NextForYou['reason'];

/** From so many opened hints on, a solve is worth practising. The last hint of a challenge gives its solution away. */
const manyHints = 3;

/**
 * Proposes what to do next: the pinned challenge, the one last worked on, the next with a tutorial, a coding challenge that goes with the newest
 * solve or is half done, one that trains the same as a newest solve that took many hints, or the next on a path. A path is proposed only once
 * half of what it presupposes is solved.
 * @param challenges those that the page shows (`selection.ts`)
 * @returns null when nothing is left to do
 */
export function nextForYou(
  challenges: readonly ChallengeRecord[],
  paths: ChallengePaths,
  { pinned, lastWorked, openedHints }: Pick<LearnerState, 'pinned' | 'lastWorked' | 'openedHints'>,
): NextForYou | null {
  const progress = pathProgress(challenges, paths);
  const ready = learningPaths.map((path) => progress[path]).filter(({ isReady }) => isReady);
  const open = learningPaths.flatMap((path) => progress[path].open);
  const openOf = (key: string | null) => open.find((challenge) => challenge.key === key);
  const [newest] = challenges.filter(({ solved }) => solved).toSorted(newerFirst);
  const tookHints = newest !== undefined && (openedHints[newest.key] ?? 0) >= manyHints;
  const proposals = [
    ['PINNED', openOf(pinned)],
    ['STARTED', openOf(lastWorked)],
    ['TUTORIAL', nextTutorial(open)],
    ['CODING', openCoding(challenges, newest)],
    ['PRACTICE', tookHints ? practiceFor(newest, ready, paths) : undefined],
  ] as const;
  for (const [reason, challenge] of proposals) {
    if (challenge !== undefined) {
      return { challenge, reason };
    }
  }
  return nextOnPath(ready, newest && paths[newest.key].path);
}

/** Compares by the time of the last change, which is that of the solve or of its coding challenge. */
function newerFirst(one: ChallengeRecord, other: ChallengeRecord): number {
  return Date.parse(other.updatedAt) - Date.parse(one.updatedAt);
}

function nextTutorial(open: readonly ChallengeRecord[]): ChallengeRecord | undefined {
  const [next] = open
    .filter(({ tutorialOrder }) => tutorialOrder !== null)
    .toSorted((one, other) => (one.tutorialOrder ?? 0) - (other.tutorialOrder ?? 0));
  return next;
}

/** Returns a challenge whose coding challenge is half done, or else the newest solve if its coding challenge is still to be started. */
function openCoding(
  challenges: readonly ChallengeRecord[],
  newest: ChallengeRecord | undefined,
): ChallengeRecord | undefined {
  const solved = challenges.filter((challenge) => challenge.solved && challenge.hasCodingChallenge);
  const [halfDone] = solved.filter(({ codingChallengeStatus }) => codingChallengeStatus === 1).toSorted(newerFirst);
  return halfDone ?? solved.find((challenge) => challenge === newest && challenge.codingChallengeStatus === 0);
}

/** Returns the first challenge of the same lesson that is not harder. */
function practiceFor(
  newest: ChallengeRecord,
  ready: readonly PathProgress[],
  paths: ChallengePaths,
): ChallengeRecord | undefined {
  const { lesson } = paths[newest.key];
  return ready
    .flatMap(({ open }) => open)
    .find(({ key, difficulty }) => paths[key].lesson === lesson && difficulty <= newest.difficulty);
}

/** Goes on with the path of the newest solve, or with the first that has something left. */
function nextOnPath(ready: readonly PathProgress[], last: LearningPath | undefined): NextForYou | null {
  const left = ready.filter(({ open }) => open.length > 0);
  const found = left.find(({ path }) => path === last) ?? left[0];
  const challenge = found?.open[0];
  return found === undefined || challenge === undefined
    ? null
    : { challenge, reason: found.solved > 0 ? 'PATH' : 'BEGIN', path: found.path };
}
