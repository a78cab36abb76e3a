import type { DisabledEnvironment } from '../../shared/api/challenge.ts';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { Configuration } from '../../shared/api/configuration.ts';
import { harmfulChallenges } from '../../shared/api/harmful-challenges.ts';

/** The effective configuration of one shop. */
export type Config = Configuration;

/**
 * Whether the weakness behind a challenge is there. Only safety mode `enabled` takes one away, and only from challenges
 * that list an environment: `auto` and `disabled` leave all of them on, in containers and on Windows too (decision 1).
 */
export function isWeaknessOn(config: Config, key: ChallengeKey): boolean {
  return disabledEnvironmentOf(config, key) === null;
}

/** The column `Challenges.disabledEnv`: why a challenge is off, or null (data.md 2.6 as changed by decision 1). */
export function disabledEnvironmentOf(config: Config, key: ChallengeKey): DisabledEnvironment | null {
  return config.challenges.safetyMode === 'enabled' && harmfulChallenges.has(key) ? 'Safety Mode' : null;
}
