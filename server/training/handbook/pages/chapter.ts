import type { PackedFacts, PackedQuestion } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import type { Reader } from '../reader.ts';
import { inBook } from './in-book.ts';
import { discussionSection, inEnglish, lessonEnd, lessonText } from './lesson-text.ts';
import { opening } from './opening.ts';
import type { HandbookWords } from './words.ts';

/** A lesson as a chapter of the book, as HTML. */
export interface Chapter {
  readonly facts: PackedFacts;
  readonly html: string;
  /** The answers of its quiz, for the end of the book. */
  readonly answers: string;
}

export function chapterOf(reader: Reader, facts: PackedFacts): Chapter {
  const lesson = reader.handbook.read(facts);
  const text = `${opening(reader, facts)}${lessonText(reader, facts, lesson)}${lessonEnd(reader, facts, lesson)}`;
  const asked = discussionSection(reader, lesson.discussion) + printedQuiz(lesson.quiz, reader.words);
  const html = inBook(facts.name, text + asked);
  return {
    facts,
    html: `<article class="chapter" id="${facts.name}"${inEnglish(reader, facts)}>\n${html}</article>\n`,
    answers: answersOf(facts, lesson.quiz),
  };
}

/** Returns the questions of a quiz for a pen: the options have letters. */
function printedQuiz(quiz: readonly PackedQuestion[], words: HandbookWords): string {
  const items = quiz.map(
    ({ question, options }) =>
      `<li>${question}\n<ol type="A">\n${options.map(({ text }) => `<li>${text}</li>`).join('\n')}\n</ol></li>`,
  );
  return `<section class="questions" aria-labelledby="quiz">\n<h2 id="quiz">${words.quiz}</h2>\n<ol>\n${items.join('\n')}\n</ol>\n</section>\n`;
}

function answersOf({ name, number, title }: PackedFacts, quiz: readonly PackedQuestion[]): string {
  const items = quiz.map(({ options }) => {
    const at = options.findIndex(({ isRight }) => isRight);
    return `<li><b>${'ABCD'[at] ?? ''}</b> ${options[at]?.why ?? ''}</li>`;
  });
  return `<h3><a href="#${name}.quiz"><span class="number">${number}</span> ${escapeHtml(title)}</a></h3>\n<ol>\n${items.join('\n')}\n</ol>\n`;
}
