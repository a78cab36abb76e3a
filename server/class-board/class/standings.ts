import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { WallLearner, WallSolve, WallState } from '../../../shared/class/wall.ts';
import type { BoardLearner, Solve } from './learner.ts';

/** What the wall shows of the learners' work: everything that stands still while it is frozen. Learners are named by their ids. */
export interface Standings {
  readonly ranking: readonly (Omit<WallLearner, 'number' | 'name'> & { readonly id: string })[];
  readonly solvedBy: WallState['solvedBy'];
  readonly solves: number;
  readonly recent: readonly (Pick<WallSolve, 'challenge' | 'at' | 'isFirst'> & { readonly id: string })[];
  readonly timeline: WallState['timeline'];
}

const mostRecent = 20;
const mostPoints = 120;

/**
 * Works out the standings.
 * @param difficulties those of the challenges that the wall shows; solves of others are left out
 */
export function standingsOf(
  learners: readonly BoardLearner[],
  {
    counts,
    difficulties,
  }: {
    readonly counts: (learner: BoardLearner, solve: Solve) => boolean;
    readonly difficulties: ReadonlyMap<ChallengeKey, number>;
  },
): Standings {
  const first = new Map<ChallengeKey, { readonly at: number; readonly id: string }>();
  const all: { readonly id: string; readonly challenge: ChallengeKey; readonly at: number }[] = [];
  const solvedBy: Partial<Record<ChallengeKey, number>> = {};
  const results = learners.map((learner) => {
    let solved = 0;
    let stars = 0;
    let lastSolvedAt: number | null = null;
    for (const solve of learner.solves.values()) {
      const { challenge, at } = solve;
      const difficulty = difficulties.get(challenge);
      if (difficulty === undefined || !counts(learner, solve)) {
        continue;
      }
      solved += 1;
      stars += difficulty;
      lastSolvedAt = Math.max(lastSolvedAt ?? 0, at);
      solvedBy[challenge] = (solvedBy[challenge] ?? 0) + 1;
      all.push({ id: learner.id, challenge, at });
      if (at < (first.get(challenge)?.at ?? Number.POSITIVE_INFINITY)) {
        first.set(challenge, { at, id: learner.id });
      }
    }
    return { id: learner.id, isVerified: learner.isVerified, solved, stars, lastSolvedAt };
  });
  results.sort(
    (one, other) =>
      other.stars - one.stars ||
      // Whoever was there first is ahead.
      (one.lastSolvedAt ?? 0) - (other.lastSolvedAt ?? 0),
  );
  all.sort((one, other) => one.at - other.at);
  return {
    ranking: placed(results),
    solvedBy,
    solves: all.length,
    recent: all
      .slice(-mostRecent)
      .reverse()
      .map(({ id, challenge, at }) => ({ id, challenge, at, isFirst: first.get(challenge)?.id === id })),
    timeline: timelineOf(all.map(({ at }) => at)),
  };
}

function placed(results: readonly Omit<Standings['ranking'][number], 'place'>[]): Standings['ranking'] {
  let place = 0;
  return results.map((result, index) => {
    const before = results[index - 1];
    const isLevel =
      before !== undefined && before.stars === result.stars && before.lastSolvedAt === result.lastSolvedAt;
    place = isLevel ? place : index + 1;
    return { place, ...result };
  });
}

/** Returns the total at evenly chosen solves, the last one included. @param times in ascending order */
function timelineOf(times: readonly number[]): WallState['timeline'] {
  const step = Math.max(1, Math.ceil(times.length / mostPoints));
  const last = times.length - 1;
  return times.flatMap((at, index) => ((last - index) % step === 0 ? [[at, index + 1] as const] : []));
}
