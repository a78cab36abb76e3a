import { lessonRequestsPath } from '../../../../shared/api/lessons.ts';
import type { PackedFacts } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import type { Reader } from '../reader.ts';

/** Returns what stands above a lesson: its place, its title, and what it takes to read it. */
export function opening({ handbook, words }: Reader, lesson: PackedFacts): string {
  const { name, title, path, number, minutes, needs, requests, answers } = lesson;
  const { paths, lessons } = handbook.contents();
  const part = paths.find((other) => other.path === path);
  const needed = lessons.filter((other) => needs.includes(other.name));
  const links = needed.map((other) => `<a href="../${other.name}/">${escapeHtml(other.title)}</a>`);
  const challenges = handbook.challengesOf(name).length;
  const file = `../../${lessonRequestsPath(name)}`;
  // What the script adds has its place here.
  const progress = `<span data-progress="${name}" data-answers="${answers.join(' ')}"><span class="state"></span></span>`;
  const rows = [
    row(words.reading, words.minutes(minutes)),
    challenges === 0 ? '' : row(words.practice, `<a href="#challenges">${words.challenges(challenges)}</a>`),
    row(words.quiz, `<a href="#quiz">${words.questions(answers.length)}</a> ${progress}`),
    requests === 0 || !handbook.showsRequests
      ? ''
      : row(words.toTry, `<a href="${file}" download="${name}.http">${words.requests(requests)}</a>`),
    row(words.presupposes, links.join(', ') || words.nothing),
  ];
  return `<header class="opening">
<p class="place"><span class="number">${number}</span> <a href="../#${path}">${escapeHtml(part?.title ?? '')}</a></p>
<h1>${escapeHtml(title)}</h1>
<dl>${rows.join('')}</dl>
</header>
`;
}

function row(term: string, html: string): string {
  return `<div><dt>${term}</dt><dd>${html}</dd></div>`;
}
