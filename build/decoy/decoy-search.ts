import { extname } from 'node:path';
import type { DecoyPage, DecoySite } from '../../shared/api/decoy-search.ts';
import { plainText } from '../content/plain-text.ts';

/** A site as `resources/osint/sites.yml` describes it. */
export type DescribedSite = Omit<DecoySite, 'pages'>;

/** A page with its path relative to `resources/osint`, its title and the HTML below the title. */
export interface ReadPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** Returns the list of sites that the drawer shows and searches (decision 50). What a page hides from readers stays hidden. */
export function decoySearch(sites: readonly DescribedSite[], pages: readonly ReadPage[]): readonly DecoySite[] {
  return sites.map((site) => ({
    ...site,
    pages: pages
      .filter(({ path }) => path.startsWith(`${site.name}/`))
      .map(searched)
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  }));
}

function searched({ path, title, html }: ReadPage): DecoyPage {
  const address = path.endsWith('/index.html')
    ? path.slice(0, -'index.html'.length)
    : path.slice(0, -extname(path).length);
  return { path: address, title: plainText(title), text: plainText(html) };
}
