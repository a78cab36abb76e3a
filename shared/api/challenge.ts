import type { ChallengeKey } from './challenge-keys.ts';

/** The environment, or mode, in which a challenge is switched off (api-learning.md 19). */
export type DisabledEnvironment = 'Docker' | 'Heroku' | 'Windows' | 'Gitpod' | 'Safety Mode';

/** 0: nothing done; 1: "find it" solved; 2: "fix it" solved. */
export type CodingChallengeStatus = 0 | 1 | 2;

/** One element of `GET /api/Challenges`, with its fields in the contract's order (api-learning.md 2). Dates are ISO 8601 UTC. */
export interface ChallengeRecord {
  readonly id: number;
  readonly key: ChallengeKey;
  readonly name: string;
  readonly category: string;
  readonly tags: string | null;
  readonly description: string;
  readonly difficulty: 1 | 2 | 3 | 4 | 5 | 6;
  readonly hint: string | null;
  readonly hintUrl: string | null;
  readonly mitigationUrl: string | null;
  readonly solved: boolean;
  readonly disabledEnv: DisabledEnvironment | null;
  readonly tutorialOrder: number | null;
  readonly codingChallengeStatus: CodingChallengeStatus;
  readonly hasCodingChallenge: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}
