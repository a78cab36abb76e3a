import type { MarkedToken } from 'marked';
import type { WeakLinesByKey } from '../../../shared/api/debrief.ts';
import type { PackedLesson } from '../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Words } from '../../../shared/text/words.ts';
import { headingIds } from '../../content/heading-ids.ts';
import { ContentError } from '../../content/read-content.ts';
import { slug } from '../../content/slug.ts';
import type { StandardLists } from '../../content/standards.ts';
import type { ReadLesson } from '../read-handbook.ts';
import { codePair, type FencedCode, fencedCode, readFence } from './code.ts';
import { languageNames } from './colour.ts';
import type { LinkTarget } from './links.ts';
import { lessonMarkdown } from './markdown.ts';
import { renderNumbers } from './numbers.ts';
import { placedBlock, renderRequest } from './placed-blocks.ts';
import { renderQuiz } from './quiz.ts';
import { createSectionCollector, expectSections, usualSections } from './sections.ts';

/** What a lesson may refer to. */
export interface LessonSurroundings {
  readonly weakLines: WeakLinesByKey;
  readonly standards: StandardLists;
  readonly words: Words;
  /** The folder of a translation, and the English lesson that it translates. Ids and the names of requests are English in every language. */
  readonly translation?: { readonly folder: string; readonly english: ReadLesson };
}

/** A link in a lesson, and where it is written. */
export interface FoundLink {
  readonly place: string;
  readonly target: LinkTarget;
  readonly written: string;
}

/** A lesson, rendered, with the links that are still to be checked. */
export interface RenderedLesson {
  readonly packed: PackedLesson;
  readonly links: readonly FoundLink[];
}

/**
 * Renders a lesson.
 * @throws ContentError naming the file, the line and what was expected
 */
export function renderLesson(lesson: ReadLesson, surroundings: LessonSurroundings): RenderedLesson {
  const { weakLines, standards, words, translation } = surroundings;
  const english = translation?.english ?? lesson;
  const folder = translation?.folder ?? `resources/handbook/lessons/${lesson.name}`;
  const requests = english.requests.requests.map(({ title }) => title);
  const ids = translation === undefined ? [] : headingIds(english.source.text);
  let headings = 0;
  const idOf = (html: string) => ids[headings++] ?? slug(html);
  const { facts, text } = lesson.source;
  let { line } = lesson.source;
  const links: FoundLink[] = [];
  const place = () => `${folder}/lesson.md:${line}`;
  const fault = (expected: string): never => {
    throw new ContentError(`${place()}: expected ${expected}`);
  };
  const marked = lessonMarkdown(lesson.name, {
    onLink: (target, written) => links.push({ place: place(), target, written }),
    idOf,
    table: escapeHtml(words('TABLE')),
    onFault: fault,
  });
  const inline = (source: string) => marked.parseInline(source, { async: false });
  const sections = createSectionCollector();
  const addHtml = (html: string) => sections.add({ kind: 'html', html });
  let lead: string | undefined;
  /** Code before a fix that waits for the code after it. */
  let before: FencedCode | undefined;

  const render = (token: MarkedToken, next: MarkedToken | undefined): void => {
    if (before !== undefined && (token.type !== 'code' || !token.lang?.endsWith(' after'))) {
      fault('code after the fix below the code before it');
    }
    if (token.type !== 'paragraph' && lead === undefined) {
      fault('a first paragraph that says what the lesson is about');
    }
    if (token.type === 'heading' && token.depth === 2) {
      const title = inline(token.text);
      sections.begin(idOf(title), title);
    } else if (token.type === 'heading' && (token.depth === 1 || token.depth > 4)) {
      fault('sections with two signs #, and parts with three or four: the title is among the facts');
    } else if (token.type === 'code') {
      const code =
        readFence(token.lang ?? '', token.text) ??
        fault(`one of ${languageNames.join(', ')} behind the backticks, then nothing, before or after`);
      if (code.side === 'before' && next?.type === 'code') {
        before = code;
      } else if (before !== undefined) {
        addHtml(codePair(before, code, words));
        before = undefined;
      } else {
        addHtml(fencedCode(code, words));
      }
    } else if (token.type === 'paragraph' && lead === undefined) {
      lead = inline(token.text);
    } else if (token.type === 'paragraph' && token.text.startsWith('{{')) {
      sections.add(placedBlock(lesson, token.text, { words, requests, weakLines, folder, inline, fault }));
    } else {
      addHtml(marked.parser([token]));
    }
  };

  // These are the kinds that marked has without extensions.
  const tokens = marked.lexer(text) as MarkedToken[];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'space') {
      render(
        token,
        tokens.slice(index + 1).find(({ type }) => type !== 'space'),
      );
    }
    line += token.raw.split('\n').length - 1;
  }
  ({ line } = lesson.source);
  if (translation === undefined) {
    const usual = usualSections.map((key) => words(key));
    expectSections(lesson.name, sections.all(), usual, fault);
  }
  const packed: PackedLesson = {
    lead: lead ?? fault('a text'),
    sections: sections.all(),
    numbers: renderNumbers(`${folder}/lesson.md`, facts.numbers, standards),
    requests: lesson.requests.requests.map(renderRequest),
    file: lesson.requests.file,
    quiz: renderQuiz(lesson.quiz, inline),
    discussion: lesson.discussion.map(inline),
  };
  return { packed, links };
}
