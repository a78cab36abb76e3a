import type { ReportedChallenge } from '../../content/built-challenges.ts';
import type { Learner } from '../learners.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

const difficulties = [1, 2, 3, 4, 5, 6] as const;

/** Makes one row per learner: how many challenges they solved, in all and of each difficulty, and when they solved the first and the last. */
export function learnerTable(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  times: Times,
): Markup {
  const coding = challenges.filter(({ hasCodingChallenge }) => hasCodingChallenge).length;
  const stars = difficulties.map((difficulty) => {
    const count = challenges.filter((challenge) => challenge.difficulty === difficulty).length;
    return markup`<th scope="col" class="number">${'★'.repeat(difficulty)}<br>of ${count}</th>`;
  });
  return table(
    'Solved challenges, in all and by difficulty',
    markup`<th scope="col">Learner</th><th scope="col" class="number">Solved<br>of ${challenges.length}</th>${stars}
<th scope="col" class="number">Flaws<br>of ${coding}</th><th scope="col" class="number">Fixes<br>of ${coding}</th>
<th scope="col">First and last solve</th>`,
    learners.map((learner) => {
      const { solves, found, fixed } = learner;
      const share = challenges.length === 0 ? 0 : Math.round((100 * solves.length) / challenges.length);
      const perDifficulty = difficulties.map((difficulty) =>
        countCell(solves.filter(({ challenge }) => challenge.difficulty === difficulty).length),
      );
      return markup`<tr>${nameCell(learner)}
<td class="number">${solves.length}<span class="bar"><i style="width: ${share}%"></i></span></td>${perDifficulty}
${countCell(found.size)}${countCell(fixed.size)}<td class="time">${span(learner, times)}</td></tr>`;
    }),
  );
}

/** Makes one row per learner and one column per category. */
export function categoryTable(learners: readonly Learner[], challenges: readonly ReportedChallenge[]): Markup {
  const categories = [...new Set(challenges.map(({ category }) => category))].sort();
  const countOf = (solved: readonly ReportedChallenge[], category: string) =>
    solved.filter((challenge) => challenge.category === category).length;
  return table(
    'Solved challenges by category',
    markup`<th scope="col">Learner</th>${categories.map(
      (category) =>
        markup`<th scope="col" class="number category"><span>${category} (${countOf(challenges, category)})</span></th>`,
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

function nameCell({ name, fileName }: Learner): Markup {
  return markup`<th scope="row"><bdi>${name}</bdi><br><bdi class="file">${fileName}</bdi></th>`;
}

function countCell(count: number): Markup {
  return count === 0 ? markup`<td class="number none">0</td>` : markup`<td class="number">${count}</td>`;
}

function span({ solves }: Learner, times: Times): Markup {
  const known = solves.flatMap(({ at }) => at ?? []);
  const [first] = known;
  const last = known.at(-1);
  if (solves.length === 0) {
    return markup`nothing solved`;
  }
  return first === undefined || last === undefined
    ? markup`not in the file`
    : markup`${times.of(first)}<br>${times.of(last)}`;
}
