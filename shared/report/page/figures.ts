import type { ReportedChallenge } from '../../content/built-challenges.ts';
import type { Learner, RefusedFile } from '../learners.ts';
import type { Words } from '../words.ts';
import { type Markup, markup } from './markup.ts';

/** Shows the class in five numbers. */
export function figuresOf(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  refused: readonly RefusedFile[],
  words: Words,
): Markup {
  const counts = learners.map(({ solves }) => solves.length).toSorted((one, other) => one - other);
  const solved = new Set(learners.flatMap(({ solves }) => solves.map(({ challenge }) => challenge.key)));
  const figure = (value: string | number, label: string) =>
    markup`<li><strong>${value}</strong><span class="label">${label}</span></li>`;
  return markup`<ul class="figures">
${figure(learners.length, words.say('REPORT_FIGURE_LEARNERS', { count: learners.length }))}
${figure(`${solved.size}/${challenges.length}`, words.say('REPORT_FIGURE_SOLVED'))}
${figure(median(counts), words.say('REPORT_FIGURE_MEDIAN'))}
${figure(counts.at(-1) ?? 0, words.say('REPORT_FIGURE_MOST'))}
${figure(refused.length, words.say('REPORT_FIGURE_LEFT_OUT', { count: refused.length }))}
</ul>`;
}

/** @param counts in ascending order */
function median(counts: readonly number[]): number {
  const middle = Math.floor(counts.length / 2);
  const upper = counts[middle] ?? 0;
  return counts.length % 2 === 1 ? upper : ((counts[middle - 1] ?? 0) + upper) / 2;
}
