import type { FastifyRequest } from 'fastify';
import type { FixVerdict, LinesVerdict } from '../../../shared/api/coding-challenges.ts';
import type { CodingTexts } from '../../../shared/content/long-texts.ts';
import type { Training } from '../training.ts';
import type { CodingChallenge } from './judge.ts';
import type { Hint } from './verdicts.ts';

/**
 * Returns the answer to chosen lines, in the fields of api-learning.md 12.
 * @param hint null for a right answer
 */
export function linesVerdict(
  hint: Hint | null,
  coding: CodingChallenge,
  request: FastifyRequest,
  training: Pick<Training, 'translations' | 'longTextsFor'>,
): LinesVerdict {
  if (hint === null) {
    return { verdict: true };
  }
  const translated = hintTranslator(coding, request, training);
  const text = textOf(hint, translated);
  return { verdict: false, ...(text === undefined ? {} : { hint: text }) };
}

/** Returns the answer to a chosen fix, in the fields of api-learning.md 12. */
export function fixVerdict(
  verdict: boolean,
  coding: CodingChallenge,
  selected: unknown,
  request: FastifyRequest,
  training: Pick<Training, 'longTextsFor'>,
): FixVerdict {
  const explanation = typeof selected === 'number' ? explanationsOf(coding, request, training)[selected] : undefined;
  return { verdict, ...(explanation === undefined ? {} : { explanation }) };
}

/** Returns the explanation of each fix, in the language of whoever asks where there is one. */
export function explanationsOf(
  coding: CodingChallenge,
  request: FastifyRequest,
  training: Pick<Training, 'longTextsFor'>,
): readonly string[] {
  const { explanations } = ownTexts(coding, request, training) ?? {};
  return coding.content.fixes.map(({ explanation }, index) => explanations?.[index] ?? explanation);
}

/** Makes a function that returns a hint, or another text about chosen lines, in the language of whoever asks. */
export function hintTranslator(
  coding: CodingChallenge,
  request: FastifyRequest,
  training: Pick<Training, 'translations' | 'longTextsFor'>,
): (english: string) => string {
  const { localeOf, translate } = training.translations;
  const { hints } = ownTexts(coding, request, training) ?? {};
  return (english) => hints?.[coding.content.hints.indexOf(english)] ?? translate(english, localeOf(request));
}

/** Returns the texts of a coding challenge in the language of whoever asks; undefined where they are not translated. */
function ownTexts(
  { challenge }: CodingChallenge,
  request: FastifyRequest,
  { longTextsFor }: Pick<Training, 'longTextsFor'>,
): CodingTexts | undefined {
  return longTextsFor(request).coding[challenge.key];
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
