import Hashids from 'hashids';
import { buildClassTexts } from '../../build/class-board/class-texts.ts';
import { challengeKeys } from '../../shared/api/challenge-keys.ts';
import type { ClassTexts } from '../../shared/content/class-texts.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';

/** Makes a continue code as the shop, or anyone who reads its source, does (api-learning.md 6). */
export function codeOf(ids: readonly number[], salt = 'this is my salt'): string {
  return new Hashids(salt, 60, alphabet).encode([...ids]);
}

export function idOf(key: (typeof challengeKeys)[number]): number {
  return challengeKeys.indexOf(key) + 1;
}

/** Makes a backup of our app: a learner who solved three challenges, found one flaw and fixed another. */
export function ofOurs(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    version: 1,
    banners: {},
    continueCode: codeOf([idOf('loginAdminChallenge'), idOf('scoreBoardChallenge'), idOf('tokenSaleChallenge')]),
    continueCodeFindIt: codeOf([idOf('loginAdminChallenge')], 'this is the salt for findIt challenges'),
    continueCodeFixIt: codeOf([idOf('tokenSaleChallenge')], 'yet another salt for the fixIt challenges'),
    learner: 'Ada Lovelace',
    solvedAt: {
      loginAdminChallenge: '2026-11-20T09:30:00.000Z',
      scoreBoardChallenge: '2026-11-20T09:05:00.000Z',
      tokenSaleChallenge: '2026-11-20T11:00:00.000Z',
    },
    ...changes,
  });
}

/** Makes a backup of Juice Shop, which has neither names nor times, with a field of its older versions. */
export const ofPeer = JSON.stringify({
  version: 1,
  scoreBoard: { displayedDifficulties: [1, 2] },
  banners: { welcomeBannerStatus: 'dismiss' },
  language: 'en',
  continueCode: codeOf([idOf('loginAdminChallenge'), 999]),
});

const { texts } = buildClassTexts();

/** Returns what the report says in a language. */
export function textsIn(language: string): ClassTexts {
  const found = texts.find((each) => each.language === language);
  if (found === undefined) {
    throw new Error(`There is no language ${language}`);
  }
  return found;
}
