import type { Marked } from 'marked';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { ContentError, type ContentFiles } from '../content/read-content.ts';
import { readSolutionSteps } from './solution-steps.ts';

/**
 * Renders the solution of a challenge: its requests with their comments, or its steps. Each request can be copied.
 * @param folder such as `challenges/loginAdminChallenge`
 * @throws ContentError for steps that nobody could do
 */
export function renderSolution(files: ContentFiles, folder: string, markdown: Marked): string {
  const steps = `${folder}/solution.md`;
  if (!files.has(steps)) {
    return renderRequests(files.bytes(`${folder}/solution.http`).toString('utf8'));
  }
  const source = files.bytes(steps).toString('utf8');
  try {
    readSolutionSteps(source);
  } catch (error) {
    throw new ContentError(`resources/${steps}: ${error instanceof Error ? error.message : error}`);
  }
  return markdown.parse(source, { async: false }).replaceAll('<pre>', '<pre tabindex="0">');
}

function renderRequests(source: string): string {
  const [head = '', ...requests] = source.replaceAll('{{host}}', 'http://localhost:3000').split(/^### /m);
  const variables = head.split('\n').filter((line) => /^@(?!host )/.test(line));
  const [about = '', also] = commentOf(head).split(' Also solves: ');
  return [
    `<p>${escapeHtml(about)}</p>`,
    ...(also === undefined ? [] : [`<p>Also solves: ${escapeHtml(also)}.</p>`]),
    ...(variables.length === 0 ? [] : [`<pre tabindex="0"><code>${escapeHtml(variables.join('\n'))}</code></pre>`]),
    ...requests.map(renderRequest),
  ].join('\n');
}

function renderRequest(section: string): string {
  const [title = '', ...lines] = section.split('\n');
  const text = lines.filter((line) => !/^#(?! @name)/.test(line)).join('\n');
  return `<p><b>${escapeHtml(title)}.</b> ${escapeHtml(commentOf(section))}</p>
<pre tabindex="0"><code>${escapeHtml(text.trim())}</code></pre>`;
}

/** Returns the comments of a part of a file as one text. Directives such as `# @name` are no comments. */
function commentOf(part: string): string {
  return [...part.matchAll(/^# (?!@)(.*)$/gm)].map(([, line = '']) => line).join(' ');
}
