import type { FastifyRequest } from 'fastify';
import type { FixVerdict, LinesVerdict } from '../../../shared/api/coding-challenges.ts';
import type { Translations } from '../../http/translations.ts';
import type { CodingChallenge } from './judge.ts';
import type { Hint } from './verdicts.ts';

/**
 * Returns the answer to chosen lines, in the fields of api-learning.md 12.
 * @param hint null for a right answer
 */
export function linesVerdict(
  hint: Hint | null,
  request: FastifyRequest,
  { localeOf, translate }: Translations,
): LinesVerdict {
  if (hint === null) {
    return { verdict: true };
  }
  const text = textOf(hint, (english) => translate(english, localeOf(request)));
  return { verdict: false, ...(text === undefined ? {} : { hint: text }) };
}

/** Returns the answer to a chosen fix, in the fields of api-learning.md 12. The explanation is in English only (decision 37). */
export function fixVerdict(verdict: boolean, { content }: CodingChallenge, selected: unknown): FixVerdict {
  const fix = typeof selected === 'number' ? content.fixes[selected] : undefined;
  return { verdict, ...(fix === undefined ? {} : { explanation: fix.explanation }) };
}

function textOf(hint: Hint, translated: (english: string) => string): string | undefined {
  switch (hint.kind) {
    case 'none':
      return undefined;
    case 'hint':
      return translated(hint.text);
    case 'answer':
      return translated(hint.template).replace(/\{vulnLines?\}/, hint.lines);
  }
}
