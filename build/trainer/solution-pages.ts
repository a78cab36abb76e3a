import { Marked } from 'marked';
import type { Content } from '../../shared/content/content.ts';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import type { ContentFiles } from '../content/read-content.ts';
import { pathTexts } from '../handbook/path-texts.ts';
import type { ReadHandbook } from '../handbook/read-handbook.ts';
import { type HelpPage, markShop } from '../help/build-help.ts';
import { readWords } from '../languages/words-file.ts';
import { renderSolution } from './render-solution.ts';

/** Renders one page for each path, with the solutions of its challenges, lesson by lesson. */
export function solutionPages(files: ContentFiles, content: Content, handbook: ReadHandbook): readonly HelpPage[] {
  const textsOf = pathTexts(readWords(files, 'languages/en/interface.json'));
  const stuck = readStuck(files);
  return handbook.paths.map(({ path }) => {
    const name = `solutions-${path}`;
    const title = `Solutions: ${textsOf(path).title}`;
    const own = content.challenges.filter(({ key }) => content.paths[key].path === path);
    const lessons = [...new Set(own.map(({ key }) => content.paths[key].lesson))];
    const sections = own.map(({ key, name: called }) => ({ id: `${name}/${key}`, title: called }));
    const html = lessons.map((lesson) => {
      const challenges = own.filter(({ key }) => content.paths[key].lesson === lesson);
      const called = handbook.lessons.find((each) => each.name === lesson)?.source.facts.title ?? lesson;
      const parts = challenges.map((challenge) => renderChallenge({ files, content, page: name, stuck }, challenge));
      return `<p class="lesson">Lesson: ${escapeHtml(called)}</p>\n${parts.join('\n')}`;
    });
    return { name, title, sections, html: markShop(`<h1 id="${name}">${escapeHtml(title)}</h1>\n${html.join('\n')}`) };
  });
}

interface Surroundings {
  readonly files: ContentFiles;
  readonly content: Content;
  readonly page: string;
  readonly stuck: ReadonlyMap<string, string>;
}

function renderChallenge(
  { files, content, page, stuck }: Surroundings,
  { key, name, difficulty, hint, description }: Content['challenges'][number],
): string {
  const { hints, mitigation } = content.help[key];
  const markdown = new Marked({ renderer: { html: ({ text }) => escapeHtml(text) } });
  const wrong = stuck.get(name);
  // As in the API, a description and a first hint are HTML, and the other hints are text.
  return `<h2 id="${page}/${key}">${escapeHtml(name)} ${'★'.repeat(difficulty)}</h2>
<p>${description}</p>
<h3>Solution</h3>
${renderSolution(files, `challenges/${key}`, markdown)}
<h3>Hints</h3>
<ol>${[hint, ...hints.map(escapeHtml)].map((text) => `<li>${text}</li>`).join('')}</ol>
<h3>How to avoid it</h3>
<p>${escapeHtml(mitigation)}</p>
${wrong === undefined ? '' : `<h3>What goes wrong</h3>\n<p>${wrong}</p>`}`;
}

/** Reads where learners get stuck, by the name of the challenge, from the plans. */
function readStuck(files: ContentFiles): ReadonlyMap<string, string> {
  const plans = files.bytes('help/plans.md').toString('utf8');
  const [, section = ''] = plans.split('\n## Where learners get stuck\n');
  const [table = ''] = section.split('\n## ');
  const markdown = new Marked();
  const inline = (text: string) => markdown.parseInline(text, { async: false });
  const rows = [...table.matchAll(/^\| \*\*(.+?)\*\* ★+ \| (.+?) \| (.+?) \|$/gm)];
  return new Map(rows.map(([, name = '', wrong = '', helps = '']) => [name, `${inline(wrong)}. ${inline(helps)}.`]));
}
