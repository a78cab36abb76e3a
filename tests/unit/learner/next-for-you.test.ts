import { expect, it } from 'vitest';
import { nextForYou } from '../../../renderer/src/lib/next-for-you.ts';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { content } from '../database/builders.ts';

/** Returns all challenges as the API lists them, with these differences. */
function challengesWith(changes: Readonly<Partial<Record<ChallengeKey, Partial<ChallengeRecord>>>>) {
  return content.challenges.map(
    ({ tags, disabledEnv: _, ...challenge }): ChallengeRecord => ({
      ...challenge,
      tags: tags.join(','),
      disabledEnv: null,
      solved: false,
      codingChallengeStatus: 0,
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      ...changes[challenge.key],
    }),
  );
}

const solvedOn = (day: number, more: Partial<ChallengeRecord> = {}) => ({
  solved: true,
  updatedAt: `2026-01-0${day}T00:00:00.000Z`,
  ...more,
});

/** Every tutorial is done, and so are the coding challenges that go with them. */
const tutorialsDone = Object.fromEntries(
  content.challenges
    .filter(({ tutorialOrder }) => tutorialOrder !== null)
    .map(({ key }) => [key, solvedOn(2, { codingChallengeStatus: 2 })]),
);

const nobody = { pinned: null, lastWorked: null };
const propose = (changes: Parameters<typeof challengesWith>[0], learner: Parameters<typeof nextForYou>[2] = nobody) => {
  const next = nextForYou(challengesWith(changes), content.paths, learner);
  return next && [next.reason, next.challenge.key];
};

it('proposes what is pinned, then what was begun, as long as it is unsolved', () => {
  const learner = { pinned: 'csrfChallenge', lastWorked: 'ssrfChallenge' } as const;
  expect(propose({}, learner)).toEqual(['PINNED', 'csrfChallenge']);
  expect(propose({ csrfChallenge: solvedOn(3) }, learner)).toEqual(['STARTED', 'ssrfChallenge']);
});

it('proposes the tutorials in their order, without those that are switched off', () => {
  expect(propose({})).toEqual(['TUTORIAL', 'scoreBoardChallenge']);
  expect(propose({ scoreBoardChallenge: solvedOn(2), localXssChallenge: { disabledEnv: 'Docker' } })).toEqual([
    'TUTORIAL',
    'xssBonusChallenge',
  ]);
});

it('proposes a coding challenge that is half done, or goes with the newest solve', () => {
  const half = { ...tutorialsDone, loginJimChallenge: solvedOn(3, { codingChallengeStatus: 1 }) };
  expect(propose({ ...half, csrfChallenge: solvedOn(4) })).toEqual(['CODING', 'loginJimChallenge']);
  expect(propose({ ...tutorialsDone, dbSchemaChallenge: solvedOn(4) })).toEqual(['CODING', 'dbSchemaChallenge']);
});

it('goes on with the topic of the newest solve, then with the easiest that is left, until nothing is', () => {
  expect(propose({ ...tutorialsDone, csrfChallenge: solvedOn(4) })).toEqual(['TOPIC', 'feedbackChallenge']);
  const done = (key: ChallengeKey) => content.paths[key].topic === 'web3' || key in tutorialsDone;
  const web3Done = Object.fromEntries(
    challengeKeys
      .filter(done)
      .map((key) => [key, solvedOn(key === 'nftMintChallenge' ? 5 : 3, { codingChallengeStatus: 2 })]),
  );
  expect(propose(web3Done)).toEqual(['EASIEST', 'zeroStarsChallenge']);
  const all = challengeKeys.map((key) => [key, solvedOn(3, { codingChallengeStatus: 2 })]);
  expect(propose(Object.fromEntries(all))).toBeNull();
});
