import type { ReportedChallenge } from '../../content/built-challenges.ts';
import type { Learner } from '../learners.ts';
import type { Words } from '../words.ts';
import { table } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

interface Solver {
  readonly name: string;
  readonly at: Date | null;
}

interface Row {
  readonly challenge: ReportedChallenge;
  readonly by: readonly Solver[];
}

/**
 * Makes a table per difficulty that lists each challenge and who solved it, the most solved challenges first. Those that nobody solved are folded away
 * below it.
 */
export function challengeSections(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  times: Times,
  words: Words,
): readonly Markup[] {
  const solvers = solversByChallenge(learners);
  const stars = [...new Set(challenges.map(({ difficulty }) => difficulty))].sort();
  return stars.map((difficulty) => {
    const rows = challenges
      .filter((challenge) => challenge.difficulty === difficulty)
      .map((challenge) => ({ challenge, by: solvers.get(challenge.key) ?? [] }))
      .toSorted(
        (one, other) => other.by.length - one.by.length || (one.challenge.name < other.challenge.name ? -1 : 1),
      );
    const solved = rows.filter(({ by }) => by.length > 0);
    const unsolved = rows.filter(({ by }) => by.length === 0);
    return markup`<h3><span class="stars">${'★'.repeat(difficulty)}</span> ${words.say('REPORT_DIFFICULTY_OF', { difficulty })}</h3>
${solved.length === 0 ? '' : solvedTable(difficulty, solved, learners.length, times, words)}
${unsolved.length === 0 ? '' : nobody(difficulty, unsolved, words)}`;
  });
}

function solvedTable(difficulty: number, rows: readonly Row[], learners: number, times: Times, words: Words): Markup {
  return table(
    words.say('REPORT_CHALLENGES_TABLE', { difficulty }),
    markup`${challengeHead(words)}<th scope="col" class="number">${words.say('REPORT_SOLVED_BY')}</th><th scope="col">${words.say('REPORT_WHO')}</th>`,
    rows.map(
      ({ challenge, by }) =>
        markup`<tr>${challengeCells(challenge, words)}<td class="number">${by.length} / ${learners}</td>
<td>${list(by, times)}</td></tr>`,
    ),
  );
}

/** A printed page shows only what is open, which is as it should be: the line above says how many there are. */
function nobody(difficulty: number, rows: readonly Row[], words: Words): Markup {
  return markup`<details>
<summary>${words.say('REPORT_NOBODY', { count: rows.length })}</summary>
${table(
  words.say('REPORT_NOBODY_TABLE', { difficulty }),
  challengeHead(words),
  rows.map(({ challenge }) => markup`<tr>${challengeCells(challenge, words)}</tr>`),
)}
</details>`;
}

function challengeHead(words: Words): Markup {
  return markup`${['CHALLENGE', 'CATEGORY', 'WEAKNESS'].map((name) => markup`<th scope="col">${words.say(`REPORT_${name}`)}</th>`)}`;
}

function challengeCells(challenge: ReportedChallenge, words: Words): Markup {
  const { category, weaknesses } = challenge;
  return markup`<th scope="row">${words.challenge(challenge)}</th><td>${words.category(category)}</td><td>${weaknesses.join(', ')}</td>`;
}

function solversByChallenge(learners: readonly Learner[]): ReadonlyMap<string, readonly Solver[]> {
  const solvers = new Map<string, Solver[]>();
  for (const { name, solves } of learners) {
    for (const { challenge, at } of solves) {
      const known = solvers.get(challenge.key);
      if (known === undefined) {
        solvers.set(challenge.key, [{ name, at }]);
      } else {
        known.push({ name, at });
      }
    }
  }
  const timed = (one: Solver) => one.at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return new Map([...solvers].map(([key, by]) => [key, by.toSorted((one, other) => timed(one) - timed(other))]));
}

function list(by: readonly Solver[], times: Times): Markup {
  const items = by.map(
    ({ name, at }) =>
      markup`<li><bdi>${name}</bdi>${at === null ? '' : markup` <time datetime="${at.toISOString()}">${times.of(at)}</time>`}</li>`,
  );
  return markup`<ul class="who">${items}</ul>`;
}
