import { escapeHtml } from '../../shared/text/escape-html.ts';
import { languageAttributes, type Words } from '../../shared/text/words.ts';
import { ContentError } from '../content/read-content.ts';
import type { DescribedSite, ReadPage } from './decoy-search.ts';

/** What the frame around the pages of a language needs. */
export interface FrameTexts {
  /** `resources/osint/frame.html`. */
  readonly frame: string;
  /** The key of the language, such as `de_DE`. */
  readonly language: string;
  /** The words of interface and handbook. */
  readonly words: Words;
  readonly sites: readonly DescribedSite[];
}

/**
 * Splits the source of a page into its title, which is in the first line, and the rest.
 * @param file the source, as faults name it
 * @throws ContentError for a page without a title
 */
export function splitPage(path: string, source: string, file: string): ReadPage {
  const title = /^<title>(.*)<\/title>\n/.exec(source);
  if (title === null) {
    throw new ContentError(`${file}: expected a <title> in the first line`);
  }
  return { path, title: title[1] ?? '', html: source.slice(title[0].length) };
}

/** Puts a page into the common frame, with the style of the decoy internet and that of its site. */
export function framePage({ path, title, html }: ReadPage, texts: FrameTexts): string {
  const { frame, language, words, sites } = texts;
  const depth = path.split('/').length - 1;
  const site = sites.find(({ name }) => path.startsWith(`${name}/`));
  // The page for missing ones is served at any depth, and has no drawer, as all error pages (decision 50).
  const missing = path === 'missing.html';
  const list = sites.map(({ name, title: called, about }) => {
    return `<li><a href="${name}/"><b>${called}</b><span>${about}</span></a></li>`;
  });
  return fillWords(frame, words)
    .replace('lang="en"', languageAttributes(language))
    .replace('{{inEnglish}}', '')
    .replace('{{drawer}}\n', missing ? '' : '<script src="{{root}}../range/drawer.js" defer></script>\n')
    .replaceAll('{{root}}', missing ? '/decoy/' : depth === 0 ? './' : '../'.repeat(depth))
    .replaceAll('{{site}}', site?.name ?? 'start')
    .replaceAll('{{title}}', title)
    .replace('{{content}}', () => html.replace('{{sites}}', () => list.join('\n')));
}

/**
 * Returns the bar above an English page for learners of another language. It says that the page is in English.
 * `{{root}}` in it is where the decoy internet begins.
 */
export function barAboveEnglish({ frame, language, words }: Omit<FrameTexts, 'sites'>): string {
  const [bar = ''] = /<nav .*?<\/nav>/s.exec(frame) ?? [];
  return fillWords(bar.replace('{{inEnglish}}', '<span>{{PAGE_IN_ENGLISH}}</span>\n'), words).replace(
    '<nav ',
    `<nav ${languageAttributes(language)} `,
  );
}

function fillWords(html: string, words: Words): string {
  return html.replace(/\{\{([A-Z_]+)\}\}/g, (_whole, key: string) => escapeHtml(words(key)));
}
