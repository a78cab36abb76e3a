import type { Learner, Solve } from '../learners.ts';
import type { Words } from '../words.ts';
import { type Markup, markup } from './markup.ts';
import type { Times } from './times.ts';

/** Lists what one learner solved, in chronological order. */
export function solvesOf(learner: Learner, times: Times, words: Words): Markup {
  const { name, fileName, solves } = learner;
  const heading = markup`<h3><bdi>${name}</bdi> <bdi class="file">${fileName}</bdi></h3>`;
  const list =
    solves.length === 0
      ? markup`<p class="muted">${words.say('REPORT_NOTHING_YET')}</p>`
      : markup`<ul class="solves">${solves.map((solve) => itemOf(solve, learner, times, words))}</ul>`;
  return markup`<section class="learner">
${heading}
${list}
</section>`;
}

function itemOf({ challenge, at }: Solve, { found, fixed }: Learner, times: Times, words: Words): Markup {
  const { key, category, difficulty } = challenge;
  const steps = fixed.has(key) ? words.say('REPORT_FIXED') : found.has(key) ? words.say('REPORT_FOUND') : '';
  return markup`<li>${at === null ? markup`<span class="time">${words.say('REPORT_NO_TIME')}</span>` : markup`<time datetime="${at.toISOString()}">${times.of(at)}</time>`}
<span>${words.challenge(challenge)} <span class="label">${'★'.repeat(difficulty)} ${words.category(category)}</span>${steps === '' ? '' : markup` <span class="steps">${steps}</span>`}</span></li>
`;
}
