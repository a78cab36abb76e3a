import type { PackedContents } from '../../../../shared/content/handbook.ts';
import { escapeHtml } from '../../../../shared/text/escape-html.ts';
import { languageAttributes, textsForPage } from '../../../../shared/text/words.ts';
import type { Reader } from '../reader.ts';
import type { HandbookWords } from './words.ts';

/** A page of the handbook. HTML unless it says otherwise. */
export interface HandbookPage {
  /** Plain text. */
  readonly title: string;
  /** What kind of page it is, for the style sheet and the script. */
  readonly kind: 'contents' | 'lesson' | 'book' | 'missing';
  /** How many folders the page is below `/handbook/`. */
  readonly depth: 0 | 1;
  /** The name of the lesson that is shown. */
  readonly lesson?: string;
  /** Everything below the bar. */
  readonly content: string;
  /** CSS of this page alone. */
  readonly style?: string;
}

/** The mark: a juice glass whose straw is a crosshair (look.md). */
export const mark = `<svg class="mark" viewBox="34 6 132 226" aria-hidden="true">
<path class="line" d="M100 112V52Q100 38 112 31L146 13"/>
<path class="fill" d="M47.2 112C66 104 82 104 100 111S136 118 152.8 110L143 209Q141 226 124 226H76Q59 226 57 209Z"/>
<path class="line" d="M52 78H148Q157 78 156 87L143 209Q141 226 124 226H76Q59 226 57 209L44 87Q43 78 52 78Z"/>
</svg>`;

/**
 * Returns a page as HTML. It can be read without scripts; those that it has add search, progress and the range's drawer (decision 50). All addresses
 * are relative, so that a shop behind a prefix works.
 */
export function handbookPage({ config, handbook: shown, words }: Reader, page: HandbookPage): string {
  const { language } = shown;
  const { languages } = shown.contents();
  const { favicon } = config.application;
  const handbook = page.depth === 0 ? './' : '../';
  const root = page.depth === 0 ? '../' : '../../';
  const icon = /^https?:/.test(favicon) ? favicon : `${root}assets/public/${favicon}`;
  const lesson = page.lesson === undefined ? '' : ` data-lesson="${page.lesson}"`;
  return `<!DOCTYPE html>
<html ${languageAttributes(language)} data-language="${language}" data-root="${root}" data-handbook="${handbook}"${lesson}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)}</title>
<link rel="icon" type="image/x-icon" href="${escapeHtml(icon)}">
<script src="${root}assets/public/color-scheme.js"></script>
<link rel="stylesheet" href="${root}assets/public/css/handbookFonts.css">
<link rel="stylesheet" href="${handbook}handbook.css">
${page.style === undefined ? '' : `<style>${page.style}</style>\n`}<script type="application/json" id="texts">${textsForPage({ language, texts: words.ofScript })}</script>
<script type="module" src="${handbook}handbook.js"></script>
</head>
<body class="${page.kind}">
<a class="skip" href="#text">${words.skip}</a>
<header class="bar">
<a class="name" href="${handbook}">${mark}<span>${words.handbook}</span></a>
<search hidden>
<form class="search" role="search"><label for="search">${words.search}</label>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="${words.searchExample}"></form>
</search>
<nav class="ways" aria-label="${words.ways}">
<a href="${handbook}book/">${words.book}</a>
<a href="${handbook}help/">${words.help}</a>
<a href="${root}#/">${words.shop}</a>
</nav>
${languageMenu(languages, language, words)}</header>
<main class="found" hidden></main>
${page.content}
<script src="${root}range/drawer.js" defer></script>
</body>
</html>
`;
}

/** Returns the choice of a language, which works without a script: each leads to the same page (register-handbook.ts). */
function languageMenu(languages: PackedContents['languages'], current: string, words: HandbookWords): string {
  if (languages.length < 2) {
    return '';
  }
  const items = languages.map(({ key, name }) => {
    const tag = key.replace('_', '-');
    const here = key === current ? ' aria-current="true"' : '';
    return `<li><a href="?language=${key}" hreflang="${tag}" lang="${tag}"${here}>${escapeHtml(name)}</a></li>`;
  });
  return `<details class="languages"><summary>${words.language}</summary>
<ul>
${items.join('\n')}
</ul>
</details>
`;
}
