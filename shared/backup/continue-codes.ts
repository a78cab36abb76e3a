import type { ChallengeIds } from '../api/configuration.ts';

/**
 * The three independent continue codes (api-learning.md 6). Each is named after the backup field and the cookie that hold it. `counts` names what the
 * code counts, and `path` is where a shop returns it; `<path>/apply/<code>` restores it.
 */
export const continueCodes = {
  continueCode: { counts: 'solved', path: 'rest/continue-code' },
  continueCodeFindIt: { counts: 'findIt', path: 'rest/continue-code-findIt' },
  continueCodeFixIt: { counts: 'fixIt', path: 'rest/continue-code-fixIt' },
} as const;

export type ContinueCodeKind = keyof typeof continueCodes;

/** In the contract's order, which matters when codes are applied: found and fixed set the same status. */
export const continueCodeKinds = Object.keys(continueCodes) as readonly ContinueCodeKind[]; // the keys of a literal, which TypeScript widens to string

/** The progress that a backup holds: every code that exists. */
export type ContinueCodes = { readonly [Kind in ContinueCodeKind]?: string | undefined };

/** How many challenges each code of a backup names. */
export type JudgedCodes = Readonly<Record<(typeof continueCodes)[ContinueCodeKind]['counts'], number>>;

/**
 * The header that makes a shop use the API's own ids in continue codes, whatever ids it is configured to use for other tools. Everything that makes
 * or restores backups sends it.
 */
export const ownIdsHeader = 'x-range-ids';
export const ownIds = 'v18' satisfies ChallengeIds;

/** Decoding takes time that grows with the square of the length. A code of all 110 challenges has 287 characters. */
const longestCode = 4096;

/** Returns whether a string looks like a continue code. Only `numbersIn` knows whether it is one of its kind. */
export function mayBeCode(code: string): boolean {
  return code.length <= longestCode && /^[a-zA-Z0-9]+$/.test(code);
}
