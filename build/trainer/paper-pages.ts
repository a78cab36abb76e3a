import { Marked } from 'marked';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import type { QuizFile } from '../handbook/handbook-schema.ts';
import type { ReadHandbook, ReadLesson } from '../handbook/read-handbook.ts';
import type { HelpPage } from '../help/build-help.ts';

const markdown = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });
const inline = (text: string) => markdown.parseInline(text, { async: false });

/**
 * Renders what is handed out on paper: a test before the workshop and one after it, each with a question of every lesson, the sheet with the answers,
 * and the handout. The tests ask different questions on the same lessons, so that the difference shows what was learnt.
 */
export function paperPages({ lessons }: ReadHandbook): readonly HelpPage[] {
  return [
    page('pre-test', 'Test before', test(lessons, 0)),
    page('post-test', 'Test after', test(lessons, 1)),
    page('answers', 'Answers for the trainer', answers(lessons)),
    page('discussion', 'Questions to discuss', discussion(lessons)),
    page('handout', 'Handout', lessons.map(summary).join('\n')),
  ];
}

function page(name: string, title: string, html: string): HelpPage {
  return { name, title, sections: [], html: `<h1 id="${name}">${title}</h1>\n${html}` };
}

const letter = (index: number) => 'ABCD'[index] ?? '';

function test(lessons: readonly ReadLesson[], which: number): string {
  const questions = lessons.flatMap(({ quiz }) => quiz[which] ?? []);
  return `<p class="fields">Name: <span class="blank"></span> Date: <span class="blank"></span></p>
<p>One answer to each question is right. Cross its box. If you don't know it, leave all of them empty: a guess tells nobody anything.</p>
<ol class="test">${questions.map(question).join('\n')}</ol>`;
}

function question({ question: text, options }: QuizFile[number]): string {
  const boxes = options.map(
    (option, index) => `<li><span class="box" aria-hidden="true"></span>${letter(index)}. ${inline(option.text)}</li>`,
  );
  return `<li><p>${inline(text)}</p><ul class="options">${boxes.join('')}</ul></li>`;
}

function answers(lessons: readonly ReadLesson[]): string {
  const rows = lessons.map(({ source, quiz }, index) => {
    const cells = [quiz[0], quiz[1]].map((asked) => {
      const right = asked?.options.findIndex((option) => option.right === true) ?? -1;
      return `<td>${letter(right)}. ${inline(asked?.options[right]?.why ?? '')}</td>`;
    });
    return `<tr><td>${index + 1}</td><td>${escapeHtml(source.facts.title)}</td>${cells.join('')}</tr>`;
  });
  return `<p>The number is that of the question in both tests, and the lesson is where to look when many got it wrong.</p>
<div class="wide" tabindex="0"><table><thead><tr><th>No.</th><th>Lesson</th><th>Before</th><th>After</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** Returns the questions to discuss of all lessons, for whoever plans a debrief. */
function discussion(lessons: readonly ReadLesson[]): string {
  const parts = lessons.map(
    (lesson) =>
      `<h2 id="discussion/${lesson.name}">${escapeHtml(lesson.source.facts.title)}</h2>\n${toDiscuss(lesson)}`,
  );
  return `<p>Each lesson ends with these. No answer is the right one: wait for the second opinion before you add yours.</p>\n${parts.join('\n')}`;
}

/** Returns the questions to discuss of a lesson, as a numbered list. */
export function toDiscuss({ discussion: questions }: ReadLesson): string {
  return `<ol class="discussion">\n${questions.map((asked) => `<li>${inline(asked)}</li>`).join('\n')}\n</ol>`;
}

/** Returns a lesson in three sentences, with its most important numbers: what a learner takes home. */
function summary({ source }: ReadLesson): string {
  const { title, numbers } = source.facts;
  const [first = ''] = source.text.trim().split(/\n\s*\n/);
  const named = [
    ...numbers.cwe.map((id) => `CWE-${id}`),
    ...numbers['top10-2025'].map((id) => `${id}:2025`),
    ...numbers['asvs-5'].map((id) => `ASVS ${id}`),
  ];
  const plain = first.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return `<section class="summary"><h2>${escapeHtml(title)}</h2>
<p>${inline(plain)}</p>${named.length === 0 ? '' : `\n<p class="numbers">${named.join(' · ')}</p>`}</section>`;
}
