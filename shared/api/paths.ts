import type { ChallengeKey } from './challenge-keys.ts';

/** What a challenge is about, in the order in which topics are listed. */
export const topics = [
  'recon',
  'disclosure',
  'misconfiguration',
  'input-validation',
  'access-control',
  'authentication',
  'injection',
  'xss',
  'osint',
  'automation',
  'cryptography',
  'components',
  'server-side',
  'web3',
] as const;

export type Topic = (typeof topics)[number];

/** The ways through the challenges, from first steps to what experts do last. */
export const learningPaths = [
  'first-steps',
  'browser',
  'accounts',
  'rules',
  'data',
  'traces',
  'servers',
  'blockchain',
] as const;

export type LearningPath = (typeof learningPaths)[number];

/** Where a challenge belongs (decision 51). */
export interface ChallengePlace {
  readonly topic: Topic;
  readonly path: LearningPath;
  /** The lesson that prepares for it; null without one. */
  readonly lesson: string | null;
}

/** The place of each challenge. The keys are in the order in which a path is walked. */
export type ChallengePaths = Readonly<Record<ChallengeKey, ChallengePlace>>;
