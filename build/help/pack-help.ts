import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, repository } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildHelp, type HelpPage } from './build-help.ts';

const frame = join(repository, 'main/pages/help/help.html');

/**
 * Vite plugin: puts the help, as one page, beside its script and style. The desktop app shows it in a window of its own, whether the shop
 * is running or not. The shop serves it at `/handbook/help/`, for anyone without the desktop app.
 */
export function packHelp(resources: string = contentFolder): Plugin {
  return addFiles('pack-help', 'help', ({ emit }) => emit('help.html', fillFrame(buildHelp(resources))));
}

/** Puts pages into the frame of the help, or of a page that is made as the help is: under another title, with a script and style of its own. */
export function fillFrame(
  pages: readonly HelpPage[],
  { title, script }: { readonly title: string; readonly script: string } = {
    title: 'Juice Range help',
    script: 'help',
  },
): string {
  const contents = pages.map(({ name, title: called, sections }) => {
    const inner = sections.map(
      ({ id, title: section }) => `<li><a class="entry section" href="#${id}">${section}</a></li>`,
    );
    return `<li><a class="entry page" href="#${name}">${called}</a><ol class="sections">${inner.join('')}</ol></li>`;
  });
  const articles = pages.map(
    ({ name, html }) => `<article data-page="${name}" aria-labelledby="${name}">\n${html}</article>`,
  );
  return readFileSync(frame, 'utf8')
    .replaceAll('Juice Range help', title)
    .replace('help.css', `${script}.css`)
    .replace('help.js', `${script}.js`)
    .replace('{{contents}}', () => contents.join('\n'))
    .replace('{{articles}}', () => articles.join('\n'));
}
