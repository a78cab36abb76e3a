import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codingChallengeCount, extraCodingCount } from '../support/challenge-counts.ts';

const root = join(import.meta.dirname, '../..');

test('one of these files proves each coding challenge', () => {
  const keys = ['coding-challenges.csv', 'extra-coding-challenges.csv'].flatMap((list) =>
    readFileSync(join(root, 'resources/challenges', list), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split(',', 1)[0] ?? ''),
  );
  expect(keys).toHaveLength(codingChallengeCount + extraCodingCount);
  const proofs = ['', 'extra']
    .flatMap((folder) => readdirSync(join(import.meta.dirname, folder)).map((name) => join(folder, name)))
    .filter((name) => name.endsWith('.test.ts') && !import.meta.filename.endsWith(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const missing = keys.filter((key) => !new RegExp(`(?:proveCodingChallenge\\(|\\[\\s*)'${key}',`).test(proofs));
  expect(missing).toEqual([]);
});
