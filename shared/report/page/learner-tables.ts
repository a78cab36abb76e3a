import type { ReportedChallenge } from '../../content/built-challenges.ts';
import type { Learner } from '../learners.ts';
import type { Words } from '../words.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

const difficulties = [1, 2, 3, 4, 5, 6] as const;

/** Makes one row per learner: how many challenges they solved, in all and of each difficulty, and when they solved the first and the last. */
export function learnerTable(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  times: Times,
  words: Words,
): Markup {
  const coding = challenges.filter(({ hasCodingChallenge }) => hasCodingChallenge).length;
  const head = (name: Markup | string, count: number) =>
    markup`<th scope="col" class="number">${name}<br>${words.say('REPORT_OF', { count })}</th>`;
  const stars = difficulties.map((difficulty) =>
    head('★'.repeat(difficulty), challenges.filter((challenge) => challenge.difficulty === difficulty).length),
  );
  return table(
    words.say('REPORT_LEARNERS_TABLE'),
    markup`<th scope="col">${words.say('REPORT_LEARNER')}</th>${head(words.say('REPORT_SOLVED'), challenges.length)}${stars}
${head(words.say('REPORT_FLAWS'), coding)}${head(words.say('REPORT_FIXES'), coding)}
<th scope="col" class="number">${words.say('REPORT_HINTS')}</th><th scope="col">${words.say('REPORT_FIRST_AND_LAST')}</th>`,
    learners.map((learner) => {
      const { solves, found, fixed, hints } = learner;
      const share = challenges.length === 0 ? 0 : Math.round((100 * solves.length) / challenges.length);
      const perDifficulty = difficulties.map((difficulty) =>
        countCell(solves.filter(({ challenge }) => challenge.difficulty === difficulty).length),
      );
      return markup`<tr>${nameCell(learner)}
<td class="number">${solves.length}<span class="bar"><i style="width: ${share}%"></i></span></td>${perDifficulty}
${countCell(found.size)}${countCell(fixed.size)}${hints === null ? markup`<td class="number none">–</td>` : countCell(hints)}<td class="time">${span(learner, times, words)}</td></tr>`;
    }),
  );
}

/** Makes one row per learner and one column per category. */
export function categoryTable(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  words: Words,
): Markup {
  const categories = [...new Set(challenges.map(({ category }) => category))].sort();
  const countOf = (solved: readonly ReportedChallenge[], category: string) =>
    solved.filter((challenge) => challenge.category === category).length;
  return table(
    words.say('REPORT_CATEGORIES_TABLE'),
    markup`<th scope="col">${words.say('REPORT_LEARNER')}</th>${categories.map(
      (category) =>
        markup`<th scope="col" class="number category"><span>${words.category(category)} (${countOf(challenges, category)})</span></th>`,
    )}`,
    learners.map((learner) => {
      const solved = learner.solves.map(({ challenge }) => challenge);
      return markup`<tr>${nameCell(learner)}${categories.map((category) => countCell(countOf(solved, category)))}</tr>`;
    }),
  );
}

/** Makes a table that scrolls by itself where it is too wide, with the keyboard as well. */
export function table(name: string, head: Markup, rows: readonly Markup[]): Markup {
  return markup`<div class="wide" tabindex="0" role="region" aria-label="${name}">
<table aria-label="${name}">
<thead><tr>${head}</tr></thead>
<tbody>
${rows}
</tbody></table>
</div>`;
}

export function nameCell({ name, fileName }: Learner): Markup {
  const file = fileName === '' ? '' : markup`<br><bdi class="file">${fileName}</bdi>`;
  return markup`<th scope="row"><bdi>${name}</bdi>${file}</th>`;
}

function countCell(count: number): Markup {
  return count === 0 ? markup`<td class="number none">0</td>` : markup`<td class="number">${count}</td>`;
}

function span({ solves }: Learner, times: Times, words: Words): Markup | string {
  const known = solves.flatMap(({ at }) => at ?? []);
  const [first] = known;
  const last = known.at(-1);
  if (solves.length === 0) {
    return words.say('REPORT_NOTHING');
  }
  return first === undefined || last === undefined
    ? words.say('REPORT_NO_TIMES')
    : markup`${times.of(first)}<br>${times.of(last)}`;
}
