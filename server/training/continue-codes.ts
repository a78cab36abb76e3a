import Hashids from 'hashids';
import type { KeyMaterial } from '../../shared/content/content.ts';

type HashidsParameters = KeyMaterial['hashids'];

/** What a continue code restores: solved challenges, or a step of their coding challenges. */
export type ContinueCodeKind = 'solved' | 'findIt' | 'fixIt';

/** Number that stands for the challenge that does not exist; a code with it solves continueCodeChallenge. */
export const imaginaryChallengeId = 999;

/** Turns challenge ids into a code of one kind and back (api-learning.md 6). */
export interface ContinueCode {
  /** @returns a code of 60 or more characters, undefined for no ids at all */
  encode(ids: readonly number[]): string | undefined;
  /** @returns the numbers in the code, known ids or not; null for a code that is not of this kind */
  decode(code: string): readonly number[] | null;
}

/** Decoding takes time by the square of the length; a code with all 110 challenges has 287 characters. */
const maximumLength = 4096;

function createContinueCode(salt: string, parameters: HashidsParameters): ContinueCode {
  const hashids = new Hashids(salt, parameters.minLength, parameters.alphabet);
  return {
    encode: (ids) => (ids.length === 0 ? undefined : hashids.encode([...ids])),
    decode: (code) => {
      if (code.length > maximumLength || !/^[a-zA-Z0-9]+$/.test(code)) {
        return null;
      }
      const numbers = hashids.decode(code).map(Number);
      return numbers.length === 0 ? null : numbers;
    },
  };
}

/** Makes the three independent kinds of continue codes. */
export function createContinueCodes(parameters: HashidsParameters): Readonly<Record<ContinueCodeKind, ContinueCode>> {
  // weakness: continueCodeChallenge
  // The salts are public, and nothing in a code is bound to a learner: whoever reads them can write any code.
  return {
    solved: createContinueCode(parameters.continueCodeSalt, parameters),
    findIt: createContinueCode(parameters.findItSalt, parameters),
    fixIt: createContinueCode(parameters.fixItSalt, parameters),
  };
}
