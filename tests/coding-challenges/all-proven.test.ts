import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codingChallengeCount } from '../support/challenge-counts.ts';

const root = join(import.meta.dirname, '../..');

test('one of these files proves each coding challenge', () => {
  const rows = readFileSync(join(root, 'resources/challenges/coding-challenges.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1);
  const keys = rows.map((row) => row.split(',', 1)[0] ?? '');
  expect(keys).toHaveLength(codingChallengeCount);
  const proofs = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts') && !import.meta.filename.endsWith(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const missing = keys.filter((key) => !new RegExp(`(?:proveCodingChallenge\\(|\\[)'${key}',`).test(proofs));
  expect(missing).toEqual([]);
});
