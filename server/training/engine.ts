import { inspect } from 'node:util';
import type { CodingChallengeStatus } from '../../shared/api/challenge.ts';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { SolvedNotification } from '../../shared/api/socket-events.ts';
import { type Catalogue, type Challenge, notificationText } from './catalogue.ts';
import type { Notifications } from './notifications.ts';
import type { Progress } from './progress.ts';
import type { Projection } from './projection.ts';

/** Records solved challenges (api-learning.md 4). It doesn't decide whether they are solved. */
export interface Engine {
  /** Solves the challenge if it is unsolved and the condition holds. The condition isn't evaluated for a solved challenge. */
  solveIf(key: ChallengeKey, condition: () => boolean): void;
  /** Solves the challenge unless it is already solved. Progress is on disk before any page hears of it. */
  solve(key: ChallengeKey): void;
  isSolved(key: ChallengeKey): boolean;
  /** Solves challenges from a continue code. Those already solved are skipped silently (decision 4). */
  restore(challenges: readonly Challenge[]): void;
  /** Records a right answer to a coding challenge. Step 1 never lowers its status. */
  solveCoding(challenge: Challenge, status: 1 | 2): void;
  /** Sets the status of coding challenges from a continue code. Step 1 never lowers a status, and the pages aren't notified. */
  restoreCoding(challenges: readonly Challenge[], status: 1 | 2): void;
  /** Shows the notification of a solved challenge once more. Does nothing for an unsolved one. */
  repeatNotification(challenge: Challenge): void;
}

/** What the engine writes to and notifies. `training.ts` assembles it. */
export interface EngineParts {
  readonly catalogue: Catalogue;
  readonly progress: Progress;
  readonly projection: Projection;
  readonly notifications: Notifications;
  /** Returns the flag of the challenge with this name. */
  readonly flagOf: (challengeName: string) => string;
  /** True when `challenges.showSolvedNotifications` is off. */
  readonly hidesNotifications: boolean;
  /** Called with each challenge that the learner solves and its flag, after the pages are notified. Not called for restored challenges. */
  readonly onSolved: (challenge: Challenge, flag: string) => void;
  /** Called with the challenges that a continue code has just solved; there is at least one. */
  readonly onRestored: (challenges: readonly Challenge[]) => void;
  readonly log: (level: 'info' | 'warn', text: string) => void;
}

export function createEngine(parts: EngineParts): Engine {
  const { catalogue, progress, projection, notifications, flagOf, hidesNotifications, onSolved, onRestored, log } =
    parts;

  const notificationOf = (challenge: Challenge, isRestore: boolean): SolvedNotification => ({
    key: challenge.key,
    name: challenge.name,
    challenge: notificationText(challenge),
    flag: flagOf(challenge.name),
    hidden: hidesNotifications,
    isRestore,
  });

  /** Every start rewrites the table, so a failure here costs at most a stale list, not the solve. */
  const project = (challenges: readonly Challenge[]): void => {
    try {
      projection.write(challenges);
    } catch (error) {
      log('warn', `Writing the Challenges table failed: ${inspect(error)}`);
    }
  };

  /** The order matters: first the disk, then the table, then the pages. If the first write fails, it throws and nothing counts as solved. */
  const record = (challenges: readonly Challenge[], isRestore: boolean): void => {
    progress.markSolved(challenges.map(({ key }) => key));
    project(challenges);
    for (const challenge of challenges) {
      log(
        'info',
        `${isRestore ? 'Restored' : 'Solved'} ${challenge.difficulty}-star ${challenge.key} (${challenge.name})`,
      );
      notifications.announce(notificationOf(challenge, isRestore));
      if (!isRestore) {
        onSolved(challenge, flagOf(challenge.name));
      }
    }
    if (isRestore && challenges.length > 0) {
      onRestored(challenges);
    }
  };

  const open = (challenges: readonly Challenge[]): readonly Challenge[] =>
    [...new Set(challenges)].filter(({ key }) => !progress.isSolved(key));

  const raiseCoding = (challenges: readonly Challenge[], status: 1 | 2): void => {
    const lower = challenges.filter(({ key }) => progress.of(key).codingStatus < status);
    progress.setCodingStatus(
      lower.map(({ key }) => key),
      status satisfies CodingChallengeStatus,
    );
    project(lower);
  };

  return {
    isSolved: progress.isSolved,
    solveIf: (key, condition) => {
      if (!progress.isSolved(key) && condition()) {
        record([catalogue.byKey(key)], false);
      }
    },
    solve: (key) => record(open([catalogue.byKey(key)]), false),
    restore: (challenges) => record(open(challenges), true),
    solveCoding: (challenge, status) => raiseCoding([challenge], status),
    restoreCoding: raiseCoding,
    repeatNotification: (challenge) => {
      if (progress.isSolved(challenge.key)) {
        notifications.announce(notificationOf(challenge, true));
      }
    },
  };
}
