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

/** The ways through the challenges, in the order of the handbook (`resources/handbook/contents.yml`). */
export const learningPaths = [
  'first-steps',
  'injection',
  'access-control',
  'browser',
  'tokens',
  'servers',
  'people',
  'web3',
] as const;

export type LearningPath = (typeof learningPaths)[number];

/** The paths that each path presupposes. They are here for the page, which would otherwise have to ask; the build compares them with the handbook. */
export const pathNeeds: Readonly<Record<LearningPath, readonly LearningPath[]>> = {
  'first-steps': [],
  injection: ['first-steps'],
  'access-control': ['first-steps'],
  browser: ['first-steps'],
  tokens: ['injection', 'access-control'],
  servers: ['injection'],
  people: ['first-steps'],
  web3: ['tokens'],
};

/** Where a challenge belongs (decision 51). */
export interface ChallengePlace {
  readonly topic: Topic;
  readonly path: LearningPath;
  /** The lesson that prepares for it, which may be one of another path. */
  readonly lesson: string;
}

/** The place of each challenge. The keys are in the order in which a path is walked. */
export type ChallengePaths = Readonly<Record<ChallengeKey, ChallengePlace>>;
