import Hashids from 'hashids';

/** The three independent continue codes of a backup: field of the file, cookie of the same name, own salt and path. */
export const continueCodeKinds = ['continueCode', 'continueCodeFindIt', 'continueCodeFixIt'] as const;
export type ContinueCodeKind = (typeof continueCodeKinds)[number];

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';
const minimumLength = 60;

/** A code of all 110 challenges has under 500 characters; decoding takes time that grows with the square of the length. */
const maximumLength = 2_000;

/** Public by contract (api-learning.md 6), so that a code can be checked before anything is changed. */
const salts: Readonly<Record<ContinueCodeKind, string>> = {
  continueCode: 'this is my salt',
  continueCodeFindIt: 'this is the salt for findIt challenges',
  continueCodeFixIt: 'yet another salt for the fixIt challenges',
};

/** Path of a kind under `/rest/`; `/apply/<code>` is appended to apply one. */
export const continueCodePaths: Readonly<Record<ContinueCodeKind, string>> = {
  continueCode: '/rest/continue-code',
  continueCodeFindIt: '/rest/continue-code-findIt',
  continueCodeFixIt: '/rest/continue-code-fixIt',
};

/** Whether the shop would accept the code, judged as it does (api-learning.md 6): a code of another kind is invalid. */
export function isContinueCode(kind: ContinueCodeKind, code: string): boolean {
  return numbersIn(kind, code).length > 0;
}

/**
 * The numbers in a code: ids of challenges, and whatever else somebody wrote into it, since the salts are public.
 * @returns none for a code that is not of this kind
 */
export function numbersIn(kind: ContinueCodeKind, code: string): readonly number[] {
  if (code.length > maximumLength || !/^[a-zA-Z0-9]+$/.test(code)) {
    return [];
  }
  return new Hashids(salts[kind], minimumLength, alphabet).decode(code).map(Number);
}
