import type { PackedLesson, SearchedPage, SearchedSection } from '../../shared/content/handbook.ts';
import { plainText } from '../content/plain-text.ts';
import type { HelpPage } from '../help/build-help.ts';
import type { ReadLesson } from './read-handbook.ts';

/** Returns what is searched of a lesson: its prose, heading by heading. Requests are left out, since an instructor may close them. */
export function searchedLesson({ name, source }: ReadLesson, { lead, sections }: PackedLesson): SearchedPage {
  return {
    path: `${name}/`,
    title: source.facts.title,
    sections: [
      { id: '', title: '', text: plainText(lead) },
      ...sections.flatMap(({ id, title, blocks }) => {
        const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('\n');
        return inParts(id, plainText(title), html, /(?=<h[34] id=")/, /^<h[34] id="([^"]+)">(.*?)<\/h[34]>/s);
      }),
    ],
  };
}

/** Returns what is searched of a page of the help. */
export function searchedHelp({ name, title, html }: HelpPage): SearchedPage {
  const [, ...parts] = inParts(name, title, html, /(?=<h[123] id=")/, /^<h[123] id="([^"]+)">(.*?)<\/h[123]>/s);
  return { path: `help/#${name}`, title, sections: parts };
}

/** Splits HTML where a heading begins. @param heading matches a heading, with its id and its content */
function inParts(id: string, title: string, html: string, split: RegExp, heading: RegExp): readonly SearchedSection[] {
  return html.split(split).flatMap((part): readonly SearchedSection[] => {
    const [whole = '', partId = id, partTitle] = heading.exec(part) ?? [];
    // Without this, each colour within code would begin a word.
    const text = plainText(part.slice(whole.length).replace(/<\/?(?:span|code|b|strong|em|a)\b[^>]*>/g, ''));
    return text === '' && whole === ''
      ? []
      : [{ id: partId, title: partTitle === undefined ? title : plainText(partTitle), text }];
  });
}
