import { expect, it } from 'vitest';
import type { ChallengeRecord } from '../../../shared/api/challenge.ts';
import { type ChallengeKey, challengeKeys } from '../../../shared/api/challenge-keys.ts';
import { newLearner } from '../../../shared/api/learner.ts';
import type { LearningPath } from '../../../shared/api/paths.ts';
import { nextForYou } from '../../../shared/score-board/next-for-you.ts';
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

const nobody = newLearner;
const propose = (changes: Parameters<typeof challengesWith>[0], learner: Parameters<typeof nextForYou>[2] = nobody) => {
  const next = nextForYou(challengesWith(changes), content.paths, learner);
  return next && [next.reason, next.challenge.key, ...('path' in next ? [next.path] : [])];
};

it('proposes what is pinned, then what was begun, as long as it is unsolved', () => {
  const learner = { ...newLearner, pinned: 'csrfChallenge', lastWorked: 'ssrfChallenge' } as const;
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

/** Solves the challenges of paths, all of them or those that fit. */
const solved = (paths: readonly LearningPath[], fits: (key: ChallengeKey) => boolean = () => true) =>
  Object.fromEntries(
    challengeKeys
      .filter((key) => paths.includes(content.paths[key].path) && fits(key))
      .map((key) => [key, solvedOn(3, { codingChallengeStatus: 2 })]),
  );

it('goes on with the path of the newest solve, once half of what the path presupposes is solved', () => {
  // The tutorials lead into paths for which nobody is ready yet.
  const newest = { loginBenderChallenge: solvedOn(4, { codingChallengeStatus: 2 }) };
  expect(propose({ ...tutorialsDone, ...newest })).toEqual(['PATH', 'zeroStarsChallenge', 'first-steps']);
  const ready = { ...tutorialsDone, ...solved(['first-steps']), ...newest };
  expect(propose(ready)).toEqual(['PATH', 'dbSchemaChallenge', 'injection']);
  // Tokens need injection as well as access control.
  const token = { jwtUnsignedChallenge: solvedOn(5) };
  expect(propose({ ...ready, ...solved(['access-control']), ...token })).toEqual([
    'PATH',
    'dbSchemaChallenge',
    'injection',
  ]);
  expect(propose({ ...ready, ...solved(['access-control', 'injection']), ...token })).toEqual([
    'PATH',
    'weirdCryptoChallenge',
    'tokens',
  ]);
});

it('begins the next path when one is done, leaves out what is switched off, and ends when nothing is left', () => {
  const tutorials = new Set(Object.keys(tutorialsDone));
  const most = { ...tutorialsDone, ...solved(['first-steps', 'injection', 'access-control', 'browser', 'tokens']) };
  expect(propose(most)).toEqual(['BEGIN', 'uploadSizeChallenge', 'servers']);
  expect(propose({ ...most, uploadSizeChallenge: { disabledEnv: 'Docker' } })).toEqual([
    'BEGIN',
    'uploadTypeChallenge',
    'servers',
  ]);
  // A workshop without first steps keeps nobody from the rest.
  const chosen = challengesWith(tutorialsDone).filter(
    ({ key }) => content.paths[key].path === 'people' && !tutorials.has(key),
  );
  expect(nextForYou(chosen, content.paths, nobody)?.challenge.key).toBe('loginRapperChallenge');
  const all = challengeKeys.map((key) => [key, solvedOn(3, { codingChallengeStatus: 2 })]);
  expect(propose(Object.fromEntries(all))).toBeNull();
});

it('proposes practice after a solve that took many hints, but nothing harder', () => {
  const learner = { ...newLearner, openedHints: { resetPasswordUvoginChallenge: 3 } };
  const newest = { resetPasswordUvoginChallenge: solvedOn(5, { codingChallengeStatus: 2 }) };
  const before = { ...tutorialsDone, ...solved(['first-steps']), ...newest };
  expect(propose(before, learner)).toEqual(['PRACTICE', 'resetPasswordJimChallenge']);
  expect(propose(before)?.[0]).toBe('PATH');
  const easier = solved(['people'], (key) => content.challenges.some((one) => one.key === key && one.difficulty < 5));
  expect(propose({ ...before, ...easier, ...newest }, learner)).toEqual([
    'PATH',
    'resetPasswordBjoernChallenge',
    'people',
  ]);
});
