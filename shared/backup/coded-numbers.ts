import Hashids from 'hashids';
import { type ContinueCodeKind, mayBeCode } from './continue-codes.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';
const minimumLength = 60;

// weakness: continueCodeChallenge
// The salts are public, and nothing in a code ties it to a learner: anyone who finds the salts can write any code. The page does without this file,
// because it must not reveal them.
const hashids: Readonly<Record<ContinueCodeKind, Hashids>> = {
  continueCode: new Hashids('this is my salt', minimumLength, alphabet),
  continueCodeFindIt: new Hashids('this is the salt for findIt challenges', minimumLength, alphabet),
  continueCodeFixIt: new Hashids('yet another salt for the fixIt challenges', minimumLength, alphabet),
};

/** Returns the code of these ids, with 60 or more characters (api-learning.md 6); undefined for no ids at all. */
export function codeOf(kind: ContinueCodeKind, ids: readonly number[]): string | undefined {
  return ids.length === 0 ? undefined : hashids[kind].encode([...ids]);
}

/**
 * Returns the numbers in a code: ids of challenges, and whatever else somebody wrote into it, since the salts are public. A code of another kind has
 * none.
 */
export function numbersIn(kind: ContinueCodeKind, code: string): readonly number[] {
  return mayBeCode(code) ? hashids[kind].decode(code).map(Number) : [];
}
