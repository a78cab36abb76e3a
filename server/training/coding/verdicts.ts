import type { CodingChallengeContent } from '../../../shared/api/coding-challenges.ts';

/**
 * Returns whether the right lines were found: all vulnerable ones, and no others but neutral ones (api-learning.md 12).
 * @param selected as sent; anything but a list finds nothing
 */
export function findsTheWeakness(
  { vulnerableLines, neutralLines }: CodingChallengeContent,
  selected: unknown,
): boolean {
  return (
    Array.isArray(selected) &&
    selected.length >= vulnerableLines.length &&
    vulnerableLines.every((line) => selected.includes(line)) &&
    selected.every((line: unknown) => isAmong(vulnerableLines, line) || isAmong(neutralLines, line))
  );
}

const isAmong = (lines: readonly number[], line: unknown): boolean => lines.some((one) => one === line);

/** The sentences that give the answer away, spelled as in the translation files. Double braces wouldn't get through a translation. */
export const answers = {
  one: 'Line {vulnLine} is responsible for this vulnerability or security flaw. Select it and submit to go on.',
  several:
    'Lines {vulnLines} are responsible for this vulnerability or security flaw. Select them and submit to go on.',
} as const;

/** What a learner gets after a wrong answer: nothing, one of the hints or, in the end, the answer. */
export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'hint'; readonly text: string }
  | { readonly kind: 'answer'; readonly template: string; readonly lines: string };

/** @param attempts how many answers came before this one */
export function hintAfter({ hints, vulnerableLines }: CodingChallengeContent, attempts: number): Hint {
  if (attempts === 0) {
    return { kind: 'none' };
  }
  const text = hints[attempts - 1];
  if (text !== undefined) {
    return { kind: 'hint', text };
  }
  return {
    kind: 'answer',
    template: vulnerableLines.length === 1 ? answers.one : answers.several,
    lines: vulnerableLines.join(','),
  };
}
