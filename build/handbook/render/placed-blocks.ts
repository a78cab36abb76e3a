import type { WeakLinesByKey } from '../../../shared/api/debrief.ts';
import type { PackedBlock, PackedRequest } from '../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Words } from '../../../shared/text/words.ts';
import type { LessonRequest } from '../lesson-requests.ts';
import type { ReadLesson } from '../read-handbook.ts';
import { weakCode } from './code.ts';
import { coloured, lineHtml } from './colour.ts';
import { renderDiagram } from './diagram.ts';
import { readPlaceholder } from './placeholder.ts';

interface Surroundings {
  readonly words: Words;
  /** The titles of its requests, by which the text names them. */
  readonly requests: readonly string[];
  readonly weakLines: WeakLinesByKey;
  /** The folder of the lesson, as errors name it. */
  readonly folder: string;
  /** Renders Markdown without blocks. */
  readonly inline: (source: string) => string;
  /** Throws with what was expected. */
  readonly fault: (expected: string) => never;
}

/** Returns what a paragraph in double braces stands for. */
export function placedBlock(lesson: ReadLesson, paragraph: string, surroundings: Surroundings): PackedBlock {
  const { words, requests, weakLines, folder, inline, fault } = surroundings;
  const placeholder =
    readPlaceholder(paragraph) ?? fault('{{code key}}, {{request Title}} or {{diagram name Caption}} with a known key');
  switch (placeholder.kind) {
    case 'code': {
      const { key } = placeholder;
      const weak = weakLines[key] ?? fault(`a challenge with a mark in a source, received ${key}`);
      return { kind: 'code', code: { key, html: weakCode(weak, words), answers: weak.answers } };
    }
    case 'request': {
      const request = requests.indexOf(placeholder.title);
      return request < 0
        ? fault(`the title of a request, received ${placeholder.title}`)
        : { kind: 'request', request };
    }
    case 'diagram': {
      const { name, caption } = placeholder;
      const svg = lesson.diagrams.get(name) ?? fault(`a file ${name}.svg beside the lesson`);
      const html = renderDiagram(`${folder}/${name}.svg`, `${lesson.name}-${name}`, svg, {
        caption: inline(caption),
        label: escapeHtml(words('DIAGRAM')),
      });
      return { kind: 'html', html };
    }
  }
}

/** Renders a request in colours, as it goes over the wire: without the variable for the shop's address. */
export function renderRequest({ title, outcome, text }: LessonRequest): PackedRequest {
  const lines = coloured(text.replace(/^([A-Z]+ )?\{\{host\}\}/m, '$1'), 'http') ?? [];
  return {
    title: escapeHtml(title),
    html: lines.map((line) => `<span class="line">${lineHtml(line)}</span>`).join('\n'),
    outcome: escapeHtml(outcome),
  };
}
