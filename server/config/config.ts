import type { DisabledEnvironment } from '../../shared/api/challenge.ts';
import type { ChallengeKey } from '../../shared/api/challenge-keys.ts';
import type { Configuration } from '../../shared/api/configuration.ts';
import { harmfulChallenges } from '../../shared/api/harmful-challenges.ts';

/** The effective configuration of one shop. */
export type Config = Configuration;

/**
 * Returns whether the weakness behind a challenge is switched on. Only the safety mode `enabled` switches weaknesses
 * off, and only those of challenges that list an environment: `auto` and `disabled` leave all of them on, even in
 * containers and on Windows (decision 1).
 */
export function isWeaknessOn(config: Config, key: ChallengeKey): boolean {
  return disabledEnvironmentOf(config, key) === null;
}

/** Returns why a challenge is disabled, or null: the value of the column `Challenges.disabledEnv` (data.md 2.6 as changed by decision 1). */
export function disabledEnvironmentOf(config: Config, key: ChallengeKey): DisabledEnvironment | null {
  return config.challenges.safetyMode === 'enabled' && harmfulChallenges.has(key) ? 'Safety Mode' : null;
}
