import type { Announcement, LearnerView, ReleasedHint } from '../class/to-learner.ts';
import type { ChallengeKey } from './challenge-keys.ts';

/** Where a page reads and changes what the range reports to a class board, relative to the page. */
export const classPath = 'rest/range/class';

/** How it stands with the class, as the supervisor says. */
export type ClassStatus =
  /** There is no class in the profile, or nobody who could report (a shop without a supervisor). */
  | { readonly kind: 'none' }
  /** There is a class, and the learner has not been asked yet, or has chosen a name that somebody else has. */
  | {
      readonly kind: 'asking';
      readonly class: string;
      /** Where the reports would go. */
      readonly boards: readonly string[];
      readonly isContest: boolean;
      /** The name that somebody else has, or whose key was reset; null when nothing went wrong. */
      readonly taken: string | null;
    }
  /** The learner has chosen to send nothing. */
  | {
      readonly kind: 'declined';
      readonly class: string;
      readonly boards: readonly string[];
      readonly isContest: boolean;
    }
  | {
      readonly kind: 'joined';
      readonly class: string;
      readonly isContest: boolean;
      readonly name: string;
      /** The board's address; null while it was never found. */
      readonly board: string | null;
      /** Whether the board answers right now. What can't be sent is kept. */
      readonly isConnected: boolean;
      /** How many reports wait to be sent. */
      readonly waiting: number;
      /** Whether the learner asks for help, and about what. */
      readonly isStuck: boolean;
      readonly stuckOn: ChallengeKey | null;
      /** In milliseconds since 1970; null if never. */
      readonly handedInAt: number | null;
      /** Whether a hand-in waits to be sent. */
      readonly isHandingIn: boolean;
      readonly phase: LearnerView['phase'] | null;
      readonly startsAt: number | null;
      readonly endsAt: number | null;
      readonly announcements: readonly Announcement[];
      readonly releasedHints: readonly ReleasedHint[];
    };

/** What the learner tells the supervisor: `POST rest/range/class`. The response is the new status. */
export type ClassChange =
  /** Joins, or asks for another name. */
  | { readonly do: 'join'; readonly name: string }
  /** Sends nothing from now on, and drops what waits. */
  | { readonly do: 'decline' }
  /** Asks again, after a decline. */
  | { readonly do: 'ask' }
  | { readonly do: 'stuck'; readonly challenge: ChallengeKey | null }
  | { readonly do: 'unstuck' }
  /** Hands in a backup, which the shop makes by itself. */
  | { readonly do: 'handIn' }
  /** Forgets the choice, the name with its key, and what waits. The learner is asked anew. */
  | { readonly do: 'forget' };
