import type { ChallengeKey } from './challenge-keys.ts';

/**
 * Challenges that list an environment in which they do harm. Safety mode `enabled` switches off exactly these (api-learning.md 19, decision 1). The
 * packer refuses a catalogue whose `disabledEnv` lists disagree.
 */
export const harmfulChallenges: ReadonlySet<ChallengeKey> = new Set<ChallengeKey>([
  'restfulXssChallenge',
  'fileWriteChallenge',
  'rceChallenge',
  'usernameXssChallenge',
  'persistedXssUserChallenge',
  'httpHeaderXssChallenge',
  'jwtForgedChallenge',
  'noSqlCommandChallenge',
  'noSqlOrdersChallenge',
  'reflectedXssChallenge',
  'sstiChallenge',
  'persistedXssFeedbackChallenge',
  'rceOccupyChallenge',
  'videoXssChallenge',
  'xxeFileDisclosureChallenge',
  'xxeDosChallenge',
  'yamlBombChallenge',
  'lfrChallenge',
]);
