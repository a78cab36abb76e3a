import { extname } from 'node:path';
import type { DecoyPage, DecoySearch, DecoySite } from '../../shared/api/decoy-search.ts';
import { plainText } from '../content/plain-text.ts';

/** A site as `resources/osint/sites.yml` describes it. */
export type DescribedSite = Omit<DecoySite, 'pages'>;

/** A page with its path relative to `resources/osint`, its title and the HTML below the title. */
export interface ReadPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/**
 * Returns what the drawer shows and searches (decision 50). What a page hides from readers stays hidden.
 * @param pages the English pages
 * @param translated the translated pages, by path
 */
export function decoySearch(
  language: string,
  sites: readonly DescribedSite[],
  pages: readonly ReadPage[],
  translated: ReadonlyMap<string, ReadPage> = new Map(),
): DecoySearch {
  return {
    language,
    sites: sites.map((site) => ({
      ...site,
      pages: pages
        .filter(({ path }) => path.startsWith(`${site.name}/`))
        .map((page) => searched(page, translated.get(page.path)))
        .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    })),
  };
}

function searched(page: ReadPage, own: ReadPage | undefined): DecoyPage {
  const { path } = page;
  const address = path.endsWith('/index.html')
    ? path.slice(0, -'index.html'.length)
    : path.slice(0, -extname(path).length);
  return own === undefined
    ? { path: address, ...textsOf(page) }
    : { path: address, ...textsOf(own), english: textsOf(page) };
}

function textsOf({ title, html }: ReadPage): Pick<DecoyPage, 'title' | 'text'> {
  return { title: plainText(title), text: plainText(html) };
}
