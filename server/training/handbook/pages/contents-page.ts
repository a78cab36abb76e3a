import type { PackedFacts, PackedPath } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import type { Reader } from '../reader.ts';
import { handbookPage } from './frame.ts';

/** Returns the page with the contents of the handbook: its paths in their order, and their lessons. */
export function contentsPage(reader: Reader): string {
  const { words } = reader;
  const { paths, lessons } = reader.handbook.contents();
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const content = `<div class="page">
<main id="text" tabindex="-1">
<header class="hero">
<h1>${words.title}</h1>
<p class="about">${words.about}</p>
<p class="figures"><span>${words.lessons(lessons.length)}</span> <span>${words.hours(minutes)}</span></p>
<p class="again" hidden></p>
</header>
<ol class="paths">
${paths.map((path, index) => pathCard(reader, path, index)).join('')}</ol>
</main>
</div>
`;
  return handbookPage(reader, { title: words.title, kind: 'contents', depth: 0, content });
}

function pathCard(reader: Reader, { path, title, about, needs, minutes }: PackedPath, index: number): string {
  const { words } = reader;
  const { paths, lessons } = reader.handbook.contents();
  const needed = paths.filter((other) => needs.includes(other.path));
  const links = needed.map((other) => `<a href="#${other.path}">${escapeHtml(other.title)}</a>`);
  const own = lessons.filter((lesson) => lesson.path === path);
  const from = links.length === 0 ? '' : `<div><dt>${words.presupposes}</dt><dd>${links.join(', ')}</dd></div>`;
  return `<li class="path" id="${path}">
<header>
<span class="number" aria-hidden="true">${index + 1}</span>
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(about)}</p>
<dl>${from}<div><dt>${words.practice}</dt><dd>${words.hours(minutes)}</dd></div></dl>
</header>
<ol class="lessons">
${own.map((lesson) => lessonRow(reader, lesson)).join('')}</ol>
</li>
`;
}

function lessonRow({ handbook, words }: Reader, { name, number, title, minutes, answers }: PackedFacts): string {
  const challenges = handbook.challengesOf(name).length;
  const facts = [words.minutes(minutes), challenges > 0 ? words.challenges(challenges) : ''];
  return `<li data-progress="${name}" data-answers="${answers.join(' ')}"><a href="./${name}/"><span class="number">${number}</span> ${escapeHtml(title)}</a>
<span class="facts">${facts.map((fact) => `<span>${fact}</span>`).join(' ')}</span> <span class="state"></span></li>
`;
}
