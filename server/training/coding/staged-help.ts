import type { FastifyRequest } from 'fastify';
import type { CodingChallengeContent, LinesHelp } from '../../../shared/api/coding-challenges.ts';
import { flawNumbers } from '../flaw-numbers.ts';
import type { Training } from '../training.ts';
import type { CodingChallenge } from './judge.ts';
import { hintTranslator } from './verdict-answers.ts';

/** Lines before and behind the vulnerable ones that may be in the block. */
const around = 3;

/**
 * Returns what helps after wrong tries besides the hint: from the second on, the block in which the lines are, and from the third on, why they are
 * weak (decision 111).
 */
export function stagedHelp(
  coding: CodingChallenge,
  request: FastifyRequest,
  training: Pick<Training, 'content' | 'judge' | 'translations' | 'longTextsFor'>,
): LinesHelp {
  const tries = training.judge.triesOf(coding);
  const [weakness] = flawNumbers(training.content, coding.challenge.key, ['cwe']);
  // The last hint says what is wrong, and leaves it to the learner to find where.
  const reason = coding.content.hints.at(-1);
  return {
    ...(tries >= 2 ? { block: blockOf(coding.content) } : {}),
    ...(tries >= 3 && reason !== undefined
      ? {
          reason: {
            text: hintTranslator(coding, request, training)(reason),
            ...(weakness === undefined ? {} : { weakness }),
          },
        }
      : {}),
  };
}

/** Returns the vulnerable lines with a few around them, up to the next empty line. */
function blockOf({ snippet, vulnerableLines }: CodingChallengeContent): { readonly from: number; readonly to: number } {
  const lines = snippet.split('\n');
  const hasCode = (line: number) => lines[line - 1]?.trim() !== '';
  let from = Math.min(...vulnerableLines);
  let to = Math.max(...vulnerableLines);
  for (let step = 0; step < around && from > 1 && hasCode(from - 1); step += 1) {
    from -= 1;
  }
  for (let step = 0; step < around && to < lines.length && hasCode(to + 1); step += 1) {
    to += 1;
  }
  return { from, to };
}
