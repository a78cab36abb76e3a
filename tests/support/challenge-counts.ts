import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';

/** The number of challenges: the contract's 110 here, and as many as its content has in a fork. */
export const challengeCount: number = challengeKeys.length;

/** The number of challenges that have a coding challenge: the contract's 31, which clients of v18 know. */
export const codingChallengeCount: number = rowsOf('coding-challenges.csv');

/** The number of further coding challenges, which only this range has (decision 108). */
export const extraCodingCount: number = rowsOf('extra-coding-challenges.csv');

function rowsOf(file: string): number {
  const path = join(import.meta.dirname, '../../resources/challenges', file);
  return readFileSync(path, 'utf8').trim().split('\n').length - 1;
}
