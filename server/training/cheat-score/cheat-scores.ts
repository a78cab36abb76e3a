import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import type { CodingChallengeContent } from '../../../shared/api/coding-challenges.ts';
import type { Config } from '../../config/config.ts';
import type { Challenge } from '../catalogue.ts';
import { areCoupled, trivialChallenges } from './hack-it-facts.ts';
import type { SeenUrls } from './seen-urls.ts';

/** How likely it is that a solution was looked up rather than found, judged by the time it took: 0 (honest) to 1 (api-learning.md 10). */
export interface CheatScores {
  /** Records a solve that has just happened and returns its score. `findIt` and `fixIt` do the same. */
  hackIt(challenge: Challenge): number;
  /** @param content undefined where there is no code, which scores 0 */
  findIt(challenge: Challenge, content: CodingChallengeContent | undefined, isShared: boolean): number;
  fixIt(challenge: Challenge, content: CodingChallengeContent | undefined): number;
  /** Returns the median of all scores since the start, including the start's own 0. */
  total(): number;
  /** Starts over, as when the process starts. */
  reset(): void;
}

interface Entry {
  readonly phase: 'server start' | 'hack it' | 'find it' | 'fix it';
  readonly key: ChallengeKey | null;
  /** In milliseconds. */
  readonly time: number;
  readonly score: number;
}

const minute = 60_000;

/** Far more than there are challenges and steps. */
const mostEntries = 1000;

/**
 * Makes scores that are kept in memory, since they are about one session with the shop.
 * @param now reads a clock that is never set back, in milliseconds
 */
export function createCheatScores(config: Config, seenUrls: SeenUrls, now: () => number): CheatScores {
  const start = (): Entry => ({ phase: 'server start', key: null, time: now(), score: 0 });
  let entries: readonly Entry[] = [start()];

  /** @param adjust turns the score by time alone into the final one */
  const note = (
    phase: Entry['phase'],
    key: ChallengeKey,
    expectedMinutes: number,
    adjust: (score: number) => number = (score) => score,
  ): number => {
    const time = now();
    const minutes = (time - (entries.at(-1)?.time ?? time)) / minute;
    const score = adjust(expectedMinutes === 0 ? 0 : Math.max(0, 1 - minutes / expectedMinutes));
    // Right answers can be given again and again.
    entries = [...entries.slice(1 - mostEntries), { phase, key, time, score }];
    return score;
  };

  return {
    hackIt: ({ key, difficulty, tutorialOrder }) => {
      const last = entries.at(-1)?.key ?? null;
      const isGiven = trivialChallenges.has(key) || (last !== null && areCoupled(key, last));
      const withoutHints = config.challenges.showHints ? 1 : 1.5;
      const withTutorial = tutorialOrder !== null && config.hackingInstructor.isEnabled ? 0.5 : 1;
      const factor = isGiven ? 0 : 2 * withoutHints * withTutorial;
      const share = seenUrls.shareOf(key);
      return note('hack it', key, difficulty * factor, (score) =>
        share === undefined ? score : Math.min(1, score * (1 + Math.max(0, 1 - share) / 2)),
      );
    },
    findIt: ({ key }, content, isShared) => {
      const withTutorial = key === 'scoreBoardChallenge' && config.hackingInstructor.isEnabled ? 0.5 : 1;
      const isKnown = isShared && entries.some(({ phase }) => phase === 'find it');
      const factor = 0.001 * withTutorial * (content?.vulnerableLines.length ?? 0) * (isKnown ? 0.8 : 1);
      return note('find it', key, Math.ceil((content?.snippet.length ?? 0) * factor));
    },
    fixIt: ({ key }, content) => note('fix it', key, Math.floor((content?.fixes.length ?? 0) / 2)),
    total: () => median(entries.map(({ score }) => score)),
    reset: () => {
      entries = [start()];
      seenUrls.reset();
    },
  };
}

function median(scores: readonly number[]): number {
  const sorted = scores.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
