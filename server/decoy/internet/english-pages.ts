import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bar above a page, and in it the address of the start page. */
const bar = /<nav class="decoy".*?<a href="(?<root>[^"]*)".*?<\/nav>/s;

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
    return own === undefined ? page : page.replace(bar, (_bar, root: string) => own.replaceAll('{{root}}', root));
  };
}
