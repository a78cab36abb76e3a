import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildCodingChallenges } from '../../../resources/snippets/build-coding-challenges.ts';

const { challenges, missing } = buildCodingChallenges(join(import.meta.dirname, '../../../resources'));

it('has a snippet, fixes and hints for each of the 31 coding challenges', () => {
  expect(missing).toEqual([]);
  expect(Object.keys(challenges)).toHaveLength(31);
});
