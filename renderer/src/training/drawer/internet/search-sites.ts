import type { DecoyPage, DecoySite } from '../../../../../shared/api/decoy-search.ts';

/** A page that fits a search, with the place where it fits. */
export interface Found {
  readonly site: DecoySite;
  readonly page: DecoyPage;
  readonly before: string;
  /** The words as the page has them; empty when only the title fits. */
  readonly hit: string;
  readonly after: string;
}

/** Characters that are shown before and after the words found. */
const around = { before: 40, after: 90 };

/**
 * Finds the pages of all sites that contain each word of a search, in the title or in the text. Pages with a fitting title come first.
 * @returns nothing for an empty search
 */
export function searchSites(sites: readonly DecoySite[], search: string): readonly Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return [];
  }
  const found = sites.flatMap((site) =>
    site.pages.flatMap((page) => {
      const title = `${site.title} ${page.title}`.toLowerCase();
      const text = page.text.toLowerCase();
      const fits = words.every((word) => title.includes(word) || text.includes(word));
      const inTitle = words.filter((word) => title.includes(word)).length;
      return fits ? [{ inTitle, result: { site, page, ...excerpt(page.text, text, words) } }] : [];
    }),
  );
  return found.toSorted((one, other) => other.inTitle - one.inTitle).map(({ result }) => result);
}

/** Cuts out the first place where a word stands, and with it all of the words if they stand together. */
function excerpt(text: string, lower: string, words: readonly string[]): Pick<Found, 'before' | 'hit' | 'after'> {
  const phrase = words.join(' ');
  const [needle, at] = [phrase, ...words]
    .map((wanted) => [wanted, lower.indexOf(wanted)] as const)
    .find(([, place]) => place >= 0) ?? ['', 0];
  const from = Math.max(0, at - around.before);
  const end = at + needle.length;
  return {
    before: `${from > 0 ? '… ' : ''}${text.slice(from, at)}`,
    hit: text.slice(at, end),
    after: `${text.slice(end, end + around.after)}${end + around.after < text.length ? ' …' : ''}`,
  };
}
