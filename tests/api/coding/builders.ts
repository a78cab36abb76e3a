import type { CodingChallengeContent, CodingChallenges } from '../../../shared/api/coding-challenges.ts';

/** Builds a coding challenge of seven lines, of which 3 and 5 are weak and 4 is neutral, with three fixes, the second of them right. */
export function codingChallenge(changes: Partial<CodingChallengeContent> = {}): CodingChallengeContent {
  return {
    snippet: 'one();\ntwo();\nweak();\nnear();\nweaker();\nsix();\nseven();',
    vulnerableLines: [3, 5],
    neutralLines: [4],
    fixes: [
      { code: 'first', explanation: 'The first changes nothing that matters: `{{text}}`.' },
      { code: 'second', explanation: 'The second is right.' },
      { code: 'third', explanation: 'The third breaks it.' },
    ],
    correctFix: 1,
    hints: ['Look at it.', 'Look at it closely.'],
    ...changes,
  };
}

/** Two challenges that share their code, and one that has a single line to find. */
export const twoAndOne = {
  forgedReviewChallenge: codingChallenge(),
  noSqlReviewsChallenge: codingChallenge({ vulnerableLines: [2], neutralLines: [], correctFix: 2 }),
  weakPasswordChallenge: codingChallenge({ snippet: 'set()', vulnerableLines: [1], neutralLines: [] }),
} satisfies CodingChallenges;
