import type { ReportedChallenge } from '../../content/built-challenges.ts';
import { type Learner, oneLine, type RefusedFile } from '../learners.ts';
import { challengeSections } from './challenge-tables.ts';
import { categoryTable, learnerTable } from './learner-tables.ts';
import { type Markup, markup } from './markup.ts';
import { solvesOf } from './solves.ts';
import { style } from './style.ts';
import { type Times, timesIn } from './times.ts';

export interface PageParts {
  readonly learners: readonly Learner[];
  readonly challenges: readonly ReportedChallenge[];
  readonly refused: readonly RefusedFile[];
  readonly now: Date;
  readonly title: string;
  readonly timeZone: string;
}

/** Returns the whole page. Its policy lets it load and run nothing, whatever a learner's file contains. */
export function pageOf({ learners, challenges, refused, now, title, timeZone }: PageParts): string {
  const times = timesIn(timeZone);
  const heading = oneLine(title);
  return markup`<!doctype html>
<html lang="en">
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
<p class="label">Made ${times.of(now)}. All times in ${times.zone}.</p>
${figures(learners, challenges, refused)}
${learners.length === 0 ? nobody : results(learners, challenges, times)}
${refused.length === 0 ? none : leftOut(refused)}
<footer>
<p>A backup says what its learner's computer wrote into it. Whoever edits the file changes what this report says.</p>
</footer>
</main>
</body>
</html>
`.html;
}

const none: Markup = { html: '' };

const nobody = markup`<h2>Nothing to report yet</h2>
<p>None of the files is a backup of Juice Range. Learners save one with Save Backup in the app's File menu, or in the settings of the score board.</p>`;

function results(learners: readonly Learner[], challenges: readonly ReportedChallenge[], times: Times): Markup {
  return markup`<section>
<h2 id="learners">Learners</h2>
${learnerTable(learners, challenges, times)}
</section>
<section>
<h2 id="categories">By category</h2>
${categoryTable(learners, challenges)}
</section>
<section>
<h2 id="challenges">By challenge</h2>
<p>Solvers are listed in the order of time. A name without a time means that its file has none.</p>
${challengeSections(learners, challenges, times)}
</section>
<section>
<h2 id="solves">By learner</h2>
${learners.map((learner) => solvesOf(learner, times))}
</section>`;
}

function figures(
  learners: readonly Learner[],
  challenges: readonly ReportedChallenge[],
  refused: readonly RefusedFile[],
): Markup {
  const counts = learners.map(({ solves }) => solves.length).toSorted((one, other) => one - other);
  const solved = new Set(learners.flatMap(({ solves }) => solves.map(({ challenge }) => challenge.key)));
  const figure = (value: string | number, label: string) =>
    markup`<li><strong>${value}</strong><span class="label">${label}</span></li>`;
  return markup`<ul class="figures">
${figure(learners.length, learners.length === 1 ? 'learner' : 'learners')}
${figure(`${solved.size}/${challenges.length}`, 'challenges solved by somebody')}
${figure(median(counts), 'solved by the median learner')}
${figure(counts.at(-1) ?? 0, 'most solved by one learner')}
${figure(refused.length, refused.length === 1 ? 'file left out' : 'files left out')}
</ul>`;
}

/** @param counts in ascending order */
function median(counts: readonly number[]): number {
  const middle = Math.floor(counts.length / 2);
  const upper = counts[middle] ?? 0;
  return counts.length % 2 === 1 ? upper : ((counts[middle - 1] ?? 0) + upper) / 2;
}

function leftOut(refused: readonly RefusedFile[]): Markup {
  const items = refused.map(
    ({ fileName, reason }) =>
      markup`<li><bdi class="file">${oneLine(fileName)}</bdi> <span class="reason">${oneLine(reason)}</span></li>`,
  );
  return markup`<section>
<h2 id="left-out">Files left out</h2>
<p>These files cannot be read as backups. Ask the learners to save them again.</p>
<ul class="refused">${items}</ul>
</section>`;
}
