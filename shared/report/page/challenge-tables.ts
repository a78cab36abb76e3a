import type { ReportedChallenge } from '../../content/built-challenges.ts';
import type { Learner } from '../learners.ts';
import { table } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

interface Solver {
  readonly name: string;
  readonly at: Date | null;
}

/** Makes a table per difficulty that lists each challenge and who solved it, the most solved challenges first. */
export function challengeSections(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  times: Times,
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
    return markup`<h3><span class="stars">${'★'.repeat(difficulty)}</span> Difficulty ${difficulty}</h3>
${table(
  `Challenges of difficulty ${difficulty}, and who solved them`,
  markup`<th scope="col">Challenge</th><th scope="col">Category</th><th scope="col">Weakness</th><th scope="col" class="number">Solved by</th><th scope="col">Who</th>`,
  rows.map(
    ({ challenge: { name, category, weaknesses }, by }) =>
      markup`<tr><th scope="row">${name}</th><td>${category}</td><td>${weaknesses.join(', ')}</td><td class="number">${by.length} / ${learners.length}</td>
<td>${by.length === 0 ? markup`<span class="none">nobody</span>` : list(by, times)}</td></tr>`,
  ),
)}`;
  });
}

function solversByChallenge(learners: readonly Learner[]): ReadonlyMap<string, readonly Solver[]> {
  const solvers = new Map<string, Solver[]>();
  for (const { name, solves } of learners) {
    for (const { challenge, at } of solves) {
      const known = solvers.get(challenge.key) ?? [];
      solvers.set(challenge.key, [...known, { name, at }]);
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
