import type { Learner, Solve } from '../learners.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

/** Lists what one learner solved, in chronological order. */
export function solvesOf(learner: Learner, times: Times): Markup {
  const { name, fileName, solves } = learner;
  const heading = markup`<h3><bdi>${name}</bdi> <bdi class="file">${fileName}</bdi></h3>`;
  const list =
    solves.length === 0
      ? markup`<p class="muted">Nothing solved yet.</p>`
      : markup`<ul class="solves">${solves.map((solve) => itemOf(solve, learner, times))}</ul>`;
  return markup`<section class="learner">
${heading}
${list}
</section>`;
}

function itemOf({ challenge, at }: Solve, { found, fixed }: Learner, times: Times): Markup {
  const { key, name, category, difficulty } = challenge;
  const steps = fixed.has(key) ? 'flaw found, fix chosen' : found.has(key) ? 'flaw found' : '';
  return markup`<li>${at === null ? markup`<span class="time">no time</span>` : markup`<time datetime="${at.toISOString()}">${times.of(at)}</time>`}
<span>${name} <span class="label">${'★'.repeat(difficulty)} ${category}</span>${steps === '' ? '' : markup` <span class="steps">${steps}</span>`}</span></li>
`;
}
