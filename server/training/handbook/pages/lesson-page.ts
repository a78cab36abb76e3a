import type { PackedFacts, PackedLesson } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import type { Reader } from '../reader.ts';
import { contentsList } from './contents-list.ts';
import { handbookPage } from './frame.ts';
import { discussionSection, inEnglish, lessonEnd, lessonText } from './lesson-text.ts';
import { opening } from './opening.ts';
import { quizSection } from './quiz.ts';
import type { HandbookWords } from './words.ts';

/** A heading of a lesson, as the outline lists it. */
interface Heading {
  readonly id: string;
  /** HTML. */
  readonly title: string;
}

/** Returns the page of a lesson. */
export function lessonPage(reader: Reader, facts: PackedFacts): string {
  const { handbook, words } = reader;
  const lesson = handbook.read(facts);
  const content = `<div class="page">
<div class="columns">
${contentsList(handbook.contents(), facts.name, words)}${outline(headingsOf(reader, facts, lesson), words)}<main id="text" tabindex="-1">
<article${inEnglish(reader, facts)}>
${opening(reader, facts)}${lessonText(reader, facts, lesson)}${lessonEnd(reader, facts, lesson)}${discussionSection(reader, lesson.discussion)}${quizSection(lesson.quiz, words)}</article>
<p class="reading"><button type="button" class="read" aria-pressed="false" hidden>${words.markRead}</button></p>
${turn(reader, facts)}</main>
</div>
</div>
`;
  return handbookPage(reader, {
    title: `${facts.title} - ${words.title}`,
    kind: 'lesson',
    depth: 1,
    lesson: facts.name,
    content,
  });
}

function headingsOf(
  { handbook, words }: Reader,
  { name }: PackedFacts,
  { sections, numbers }: PackedLesson,
): readonly Heading[] {
  return [
    ...sections.filter(({ id }) => id !== ''),
    ...(numbers === '' ? [] : [{ id: 'called', title: words.called }]),
    ...(handbook.challengesOf(name).length === 0 ? [] : [{ id: 'challenges', title: words.related }]),
    { id: 'discussion', title: words.discuss },
    { id: 'quiz', title: words.quiz },
  ];
}

function outline(headings: readonly Heading[], words: HandbookWords): string {
  const items = headings.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return `<div class="outline">
<details class="disclosure"><summary>${words.inThisLesson}</summary></details>
<nav aria-label="${words.inThisLesson}">
<p>${words.inThisLesson}</p>
<ol>
${items.join('\n')}
</ol>
</nav>
</div>
`;
}

/** Returns the links to the lessons before and after one, in the order in which they are read. */
function turn({ handbook, words }: Reader, { name }: PackedFacts): string {
  const { lessons } = handbook.contents();
  const at = lessons.findIndex((lesson) => lesson.name === name);
  const link = (lesson: PackedFacts | undefined, rel: 'prev' | 'next', label: string) =>
    lesson === undefined
      ? ''
      : `<a class="${rel}" rel="${rel}" href="../${lesson.name}/"><span class="label">${label}</span> <b>${escapeHtml(lesson.title)}</b></a>\n`;
  return `<nav class="turn" aria-label="${words.turn}">
${link(at > 0 ? lessons[at - 1] : undefined, 'prev', words.previous)}${link(lessons[at + 1], 'next', words.next)}</nav>
`;
}
