import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import type { LearnerState } from '../../../shared/api/learner.ts';
import type { ChallengePaths } from '../../../shared/api/paths.ts';

/** Why a challenge is proposed. Its text is `NEXT_REASON_<reason>`. */
export type NextReason = 'PINNED' | 'STARTED' | 'TUTORIAL' | 'CODING' | 'TOPIC' | 'EASIEST';

export interface NextForYou {
  readonly challenge: ChallengeRecord;
  readonly reason: NextReason;
}

/**
 * Proposes what to do next: the pinned challenge, the one last worked on, the next with a tutorial, a coding challenge that goes with the newest
 * solve or is half done, one of the same topic as the newest solve, or the easiest one that is left.
 * @param challenges those that the page shows (`selection.ts`)
 * @returns null when nothing is left to do
 */
export function nextForYou(
  challenges: readonly ChallengeRecord[],
  paths: ChallengePaths,
  learner: Pick<LearnerState, 'pinned' | 'lastWorked'>,
): NextForYou | null {
  const open = inWalkingOrder(challenges, paths).filter(({ solved, disabledEnv }) => !solved && disabledEnv === null);
  const openOf = (key: string | null) => open.find((challenge) => challenge.key === key);
  const [newest] = challenges.filter(({ solved }) => solved).toSorted((one, other) => newerFirst(one, other));
  const proposals: readonly (readonly [NextReason, ChallengeRecord | undefined])[] = [
    ['PINNED', openOf(learner.pinned)],
    ['STARTED', openOf(learner.lastWorked)],
    ['TUTORIAL', nextTutorial(open)],
    ['CODING', openCoding(challenges, newest)],
    ['TOPIC', newest && relatedTo(newest, open, paths)],
    ['EASIEST', easiest(open)],
  ];
  for (const [reason, challenge] of proposals) {
    if (challenge !== undefined) {
      return { challenge, reason };
    }
  }
  return null;
}

function inWalkingOrder(challenges: readonly ChallengeRecord[], paths: ChallengePaths): readonly ChallengeRecord[] {
  const places = new Map(Object.keys(paths).map((key, place) => [key, place]));
  const placeOf = ({ key }: ChallengeRecord) => places.get(key) ?? places.size;
  return challenges.toSorted((one, other) => placeOf(one) - placeOf(other));
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

/** Returns the next challenge of the same topic that is at most one star harder. */
function relatedTo(
  newest: ChallengeRecord,
  open: readonly ChallengeRecord[],
  paths: ChallengePaths,
): ChallengeRecord | undefined {
  const { topic } = paths[newest.key];
  return easiest(
    open.filter(({ key, difficulty }) => paths[key].topic === topic && difficulty <= newest.difficulty + 1),
  );
}

/** Returns the first of those with the fewest stars. */
function easiest(open: readonly ChallengeRecord[]): ChallengeRecord | undefined {
  const [first] = open.toSorted((one, other) => one.difficulty - other.difficulty);
  return first;
}
