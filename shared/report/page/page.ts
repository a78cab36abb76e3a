import type { ReportedChallenge } from '../../content/built-challenges.ts';
import { type Learner, oneLine, type RefusedFile } from '../learners.ts';
import type { Words } from '../words.ts';
import { challengeSections } from './challenge-tables.ts';
import { figuresOf } from './figures.ts';
import { topicTable } from './heat-map.ts';
import { categoryTable, learnerTable } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';
import { solvesOf } from './solves.ts';
import { style } from './style.ts';
import { timelineOf } from './timeline.ts';
import type { Times } from './times.ts';

export interface PageParts {
  readonly learners: readonly Learner[];
  readonly challenges: readonly ReportedChallenge[];
  readonly refused: readonly RefusedFile[];
  readonly now: Date;
  readonly title: string;
  readonly times: Times;
  readonly words: Words;
}

/** Returns the whole page. Its policy lets it load and run nothing, whatever a learner's file contains. */
export function pageOf(parts: PageParts): string {
  const { learners, challenges, refused, now, title, times, words } = parts;
  const heading = oneLine(title);
  return markup`<!doctype html>
<html lang="${words.tag}" dir="${words.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} - Juice Range</title>
<style>${{ html: style }}</style>
</head>
<body>
<main>
<p class="label">Juice Range</p>
<h1>${heading}</h1>
<p class="label">${words.say('REPORT_MADE', { time: times.of(now), zone: times.zone })}</p>
${figuresOf(learners, challenges, refused, words)}
${learners.length === 0 ? nobody(words) : results(parts)}
${refused.length === 0 ? '' : leftOut(refused, words)}
<footer>
<p>${words.say('REPORT_TRUST')}</p>
</footer>
</main>
</body>
</html>
`.html;
}

function nobody(words: Words): Markup {
  return markup`<h2>${words.say('REPORT_EMPTY')}</h2>
<p>${words.say('REPORT_EMPTY_TEXT')}</p>`;
}

function results({ learners, challenges, times, words }: PageParts): Markup {
  const timeline = timelineOf(learners, words, times);
  return markup`${section('learners', words.say('REPORT_LEARNERS'), learnerTable(learners, challenges, times, words))}
${timeline === undefined ? '' : section('timeline', words.say('REPORT_TIMELINE'), markup`<p>${words.say('REPORT_TIMELINE_TEXT')}</p>${timeline}`)}
${section('topics', words.say('REPORT_TOPICS'), topicTable(learners, challenges, words))}
${section('categories', words.say('REPORT_CATEGORIES'), categoryTable(learners, challenges, words))}
${section('challenges', words.say('REPORT_CHALLENGES'), markup`<p>${words.say('REPORT_CHALLENGES_TEXT')}</p>${challengeSections(learners, challenges, times, words)}`)}
${section('solves', words.say('REPORT_BY_LEARNER'), markup`${learners.map((learner) => solvesOf(learner, times, words))}`)}`;
}

function section(id: string, heading: string, content: Markup): Markup {
  return markup`<section>
<h2 id="${id}">${heading}</h2>
${content}
</section>`;
}

function leftOut(refused: readonly RefusedFile[], words: Words): Markup {
  const items = refused.map(
    ({ fileName, reason }) =>
      markup`<li><bdi class="file">${oneLine(fileName)}</bdi> <span class="reason">${oneLine(reason)}</span></li>`,
  );
  return section(
    'left-out',
    words.say('REPORT_LEFT_OUT'),
    markup`<p>${words.say('REPORT_LEFT_OUT_TEXT')}</p>
<ul class="refused">${items}</ul>`,
  );
}
