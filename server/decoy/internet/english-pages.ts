import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes the reader of pages that aren't translated. The bar above such a page is in the language of whoever asks, and says that the page is in English
 * (decision 126).
 * @param folder the built front end, in which `decoy/bars.json` has the bars by language
 */
export function createEnglishPages(folder: string): (path: string, language: string) => Promise<string> {
  let bars: Readonly<Record<string, string>> | undefined;
  return async (path, language) => {
    const page = await readFile(join(folder, path), 'utf8');
    // Our own build has written it.
    bars ??= JSON.parse(await readFile(join(folder, 'decoy/bars.json'), 'utf8')) as Record<string, string>;
    const own = bars[language];
    return own === undefined ? page : withBar(page, own);
  };
}

/** Puts a bar in the place of a page's own, whose first link is the start page. */
function withBar(page: string, bar: string): string {
  const begin = page.indexOf('<nav class="decoy"');
  const end = page.indexOf('</nav>', begin);
  if (begin === -1 || end === -1) {
    return page;
  }
  const [, root = ''] = /<a href="([^"]*)"/.exec(page.slice(begin, end)) ?? [];
  return page.slice(0, begin) + bar.replaceAll('{{root}}', root) + page.slice(end + '</nav>'.length);
}
