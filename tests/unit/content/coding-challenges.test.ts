import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { buildCodingChallenges } from '../../../build/snippets/build-coding-challenges.ts';
import type { CodingChallengeContent } from '../../../shared/api/coding-challenges.ts';
import { codingChallengeCount, extraCodingCount } from '../../support/challenge-counts.ts';

const { challenges, missing } = buildCodingChallenges(join(import.meta.dirname, '../../../resources'));
const byKey: Readonly<Record<string, CodingChallengeContent | undefined>> = challenges;

it('has a snippet, fixes and hints for each coding challenge', () => {
  expect(missing).toEqual([]);
  expect(Object.keys(challenges)).toHaveLength(codingChallengeCount + extraCodingCount);
});

test('the snippet about folders has the identifier that scripts look for', () => {
  expect(byKey.directoryListingChallenge?.snippet).toContain('serveIndexMiddleware');
});

it.each([
  [['directoryListingChallenge', 'accessLogDisclosureChallenge']],
  [['loginAdminChallenge', 'loginBenderChallenge', 'loginJimChallenge']],
  [['unionSqlInjectionChallenge', 'dbSchemaChallenge']],
  [['noSqlReviewsChallenge', 'forgedReviewChallenge']],
  [['redirectCryptoCurrencyChallenge', 'redirectChallenge']],
  [
    [
      'resetPasswordBenderChallenge',
      'resetPasswordBjoernChallenge',
      'resetPasswordBjoernOwaspChallenge',
      'resetPasswordJimChallenge',
      'resetPasswordUvoginChallenge',
    ],
  ],
  [['adminSectionChallenge', 'scoreBoardChallenge', 'web3SandboxChallenge']],
  [['localXssChallenge', 'xssBonusChallenge']],
])('%j show the same code', (keys) => {
  const snippets = keys.map((key) => byKey[key]?.snippet);
  expect(snippets[0]).toBeDefined();
  expect(new Set(snippets).size).toBe(1);
});

describe.each(Object.entries(challenges))('%s', (_key, { snippet, fixes, hints }) => {
  it('shows neither marks nor words that reveal the answer', () => {
    for (const code of [snippet, ...fixes.map((fix) => fix.code)]) {
      expect(code).not.toMatch(/weakness|vulnerab|insecure|\bunsafe\b|endsnippet|neutral:/i);
    }
  });

  it('explains each fix in whole sentences, as plain text', () => {
    for (const { explanation } of fixes) {
      expect(explanation).not.toMatch(/&\w+;/);
      expect(explanation).toMatch(/^[A-Z`].*[.!?)]$/s);
      expect(explanation.match(/[.!?](?= [A-Z(]|$)/g)?.length).toBeGreaterThanOrEqual(2);
    }
    expect(new Set(fixes.map(({ explanation }) => explanation)).size).toBe(fixes.length);
  });

  it('gives hints in whole sentences, none of them twice', () => {
    for (const hint of hints) {
      expect(hint).toMatch(/^[A-Z].*[.?)]$/s);
      expect(hint).not.toMatch(/<\w/);
    }
    expect(new Set(hints).size).toBe(hints.length);
  });
});
