import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CarelessPart } from './careless-part.ts';

/*
 * The handbook as a careless developer would write it: every page is made for every client, from the files, in one go, and searches are answered by the
 * server.
 */

export const carelessHandbook: CarelessPart = ({ url = '' }, response, { pages, built }) => {
  const [path = '', query = ''] = url.split('?');
  const [, page] = /^\/handbook\/([a-z-]+)\/$/.exec(path) ?? [];
  const lessons = join(built, 'handbook/lessons');
  if (path === '/handbook/search.json') {
    const all = JSON.parse(brotliDecompressSync(readFileSync(join(pages, 'handbook/search.json.br'))).toString());
    response.end(JSON.stringify(found(all, new URLSearchParams(query).get('q') ?? '')));
    return true;
  }
  if (page === undefined) {
    return false;
  }
  // A lesson is looked for among all of them.
  const all = readdirSync(lessons).map((file) => [file, htmlOf(readFileSync(join(lessons, file), 'utf8'))] as const);
  const wanted = page === 'book' ? all : all.filter(([file]) => file === `${page}.json`);
  response.end(wanted.map(([, html]) => html).join(''));
  return true;
};

/** Returns the blocks of a lesson as a page. Names that only the server knows are put in one after the other. */
function htmlOf(text: string): string {
  const { sections }: { readonly sections: readonly { readonly blocks: readonly { readonly html?: string }[] }[] } =
    JSON.parse(text);
  const html = sections.flatMap(({ blocks }) => blocks.map((block) => block.html ?? '')).join('');
  return ['shop', 'host', 'port'].reduce((page, name) => page.replaceAll(`{{${name}}}`, name), html);
}

function found(all: readonly { readonly sections: readonly { readonly text: string }[] }[], text: string) {
  return all.filter(({ sections }) => sections.some((section) => section.text.toLowerCase().includes(text)));
}
