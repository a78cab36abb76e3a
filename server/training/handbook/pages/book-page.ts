import type { PackedFacts, PackedPath } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import { letOthersIn } from '../../../let-others-in.ts';
import type { Reader } from '../reader.ts';
import { type Chapter, chapterOf } from './chapter.ts';
import { handbookPage, mark } from './frame.ts';

/**
 * Returns the whole handbook as one page, to be printed: a cover, the contents, a chapter for each lesson, and the answers of all quizzes at the end.
 * Between two chapters it gives way to other requests.
 */
export async function bookPage(reader: Reader): Promise<string> {
  const { words } = reader;
  const { paths, lessons } = reader.handbook.contents();
  const chapters: Chapter[] = [];
  for (const lesson of lessons) {
    await letOthersIn();
    chapters.push(chapterOf(reader, lesson));
  }
  const parts = paths.filter((path) => path.lessons.length > 0);
  const content = `<main id="text" tabindex="-1">
<header class="cover">
${mark}
<h1>${words.title}</h1>
<p>${words.course}</p>
<p class="print"><button type="button" hidden>${words.print}</button></p>
</header>
<nav class="toc" aria-labelledby="contents">
<h2 id="contents">${words.contents}</h2>
<ol>
${parts.map((path) => contentsOf(path, chapters)).join('')}<li><a href="#answers">${words.answers}</a></li>
</ol>
</nav>
${parts.map((path, index) => part(reader, path, index, chapters)).join('')}<section class="answers" aria-labelledby="answers">
<h2 id="answers">${words.answers}</h2>
${chapters.map(({ answers }) => answers).join('')}</section>
</main>
`;
  return handbookPage(reader, {
    title: words.title,
    kind: 'book',
    depth: 1,
    content,
    style: lessons.map(runningHead).join('\n'),
  });
}

function contentsOf({ path, title }: PackedPath, chapters: readonly Chapter[]): string {
  const items = chapters
    .filter(({ facts }) => facts.path === path)
    .map(
      ({ facts: { name, number, title: lesson } }) =>
        `<li><a href="#${name}"><span class="number">${number}</span> ${escapeHtml(lesson)}</a></li>`,
    );
  return `<li><a href="#part.${path}">${escapeHtml(title)}</a>\n<ol>\n${items.join('\n')}\n</ol>\n</li>\n`;
}

function part(reader: Reader, path: PackedPath, index: number, chapters: readonly Chapter[]): string {
  const { words } = reader;
  const { paths } = reader.handbook.contents();
  const needed = paths.filter((other) => path.needs.includes(other.path)).map(({ title }) => escapeHtml(title));
  const own = chapters.filter(({ facts }) => facts.path === path.path);
  return `<section class="part" aria-labelledby="part.${path.path}">
<header>
<p class="label">${words.part(index + 1)}</p>
<h2 id="part.${path.path}">${escapeHtml(path.title)}</h2>
<p>${escapeHtml(path.about)}</p>
<p class="facts"><span>${words.presupposes} ${needed.join(', ') || words.nothing}</span> <span>${words.practice} ${words.hours(path.minutes)}</span></p>
</header>
${own.map(({ html }) => html).join('')}</section>
`;
}

/** Returns the rules by which the sheets of a chapter have its title at the top. */
function runningHead({ name, number, title }: PackedFacts): string {
  const page = `lesson-${name}`;
  const text = `${number}  ${title}`.replace(/["\\<>]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `);
  return `@page ${page} { @top-right { content: "${text}" } }\n[id="${name}"] { page: ${page} }`;
}
