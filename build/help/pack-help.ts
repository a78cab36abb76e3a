import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { escapeHtml } from '../../shared/text/escape-html.ts';
import { createWords, languageAttributes, type Texts, textsForPage, type Words } from '../../shared/text/words.ts';
import { openContentFiles } from '../content/read-content.ts';
import { readWords } from '../languages/words-file.ts';
import { contentFolder, repository } from '../paths.ts';
import { addFiles } from '../plugins/added-files.ts';
import { buildHelp, type HelpPage } from './build-help.ts';

const frame = join(repository, 'main/pages/help/help.html');

/**
 * Vite plugin: puts the help, as one page, beside its script and style. The desktop app shows it in a window of its own, whether the shop
 * is running or not. The shop serves it at `/handbook/help/`, for anyone without the desktop app.
 */
export function packHelp(resources: string = contentFolder): Plugin {
  return addFiles('pack-help', 'help', ({ emit }) =>
    emit('help.html', fillFrame(buildHelp(resources), inEnglish(resources))),
  );
}

/** What the frame of a page needs besides its articles. */
export interface FrameTexts {
  /** The key of its language, such as `de_DE`. */
  readonly language: string;
  readonly words: Words;
  /** The texts of the words, for the page's script. */
  readonly texts: Texts;
  /** Title and script of a page that is made as the help is. */
  readonly title?: string;
  readonly script?: string;
}

/** Returns the English texts of a frame. */
export function inEnglish(resources: string): FrameTexts {
  const texts = readWords(openContentFiles(resources), 'languages/en/handbook.json');
  return { language: 'en', words: createWords(texts, 'en'), texts };
}

/** Puts pages into the frame of the help, or of a page that is made as the help is: under another title, with a script and style of its own. */
export function fillFrame(pages: readonly HelpPage[], texts: FrameTexts): string {
  const { language, words, title = words('HELP_TITLE'), script = 'help' } = texts;
  const ofScript = Object.entries(texts.texts).filter(([key]) => /^(?:FOUND_|NOTHING_FOUND)/.test(key));
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
    .replace('lang="en"', languageAttributes(language))
    .replace(
      'id="texts">{}',
      () => `id="texts">${textsForPage({ language, texts: { ...Object.fromEntries(ofScript), TITLE: title } })}`,
    )
    .replaceAll('{{TITLE}}', () => escapeHtml(title))
    .replace(/\{\{([A-Z_]+)\}\}/g, (_whole, key: string) => escapeHtml(words(key)))
    .replace('help.css', `${script}.css`)
    .replace('help.js', `${script}.js`)
    .replace('{{contents}}', () => contents.join('\n'))
    .replace('{{articles}}', () => articles.join('\n'));
}
