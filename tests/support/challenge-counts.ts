import { globSync } from 'node:fs';
import { join } from 'node:path';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';

/** The number of challenges: the contract's 110 here, and as many as its content has in a fork. */
export const challengeCount: number = challengeKeys.length;

/** The number of challenges that have a coding challenge. */
export const codingChallengeCount: number = globSync('resources/challenges/*/coding/challenge.yml', {
  cwd: join(import.meta.dirname, '../..'),
}).length;
