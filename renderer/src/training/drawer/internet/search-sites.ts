import type { DecoyPage, DecoySearch, DecoySite } from '../../../../../shared/api/decoy-search.ts';

/** A page that fits a search, with the place where it fits. */
export interface Found {
  readonly site: DecoySite;
  readonly page: DecoyPage;
  readonly title: string;
  readonly before: string;
  /** The words as the page has them; empty when only the title fits. */
  readonly hit: string;
  readonly after: string;
  /** Whether what is shown of the page is English. */
  readonly isEnglish: boolean;
}

/** A page in one of its languages. */
interface Side {
  readonly title: string;
  readonly text: string;
  readonly isEnglish: boolean;
}

/** Characters that are shown before and after the words found. */
const around = { before: 40, after: 90 };

/**
 * Finds the pages of all sites that contain each word of a search, in the title or in the text. Pages with a fitting title come first. A translated page
 * is shown in English where only that has the words.
 * @returns nothing for an empty search
 */
export function searchSites({ language, sites }: DecoySearch, search: string): readonly Found[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return [];
  }
  const found = sites.flatMap((site) =>
    site.pages.flatMap((page) => {
      const { english, title, text } = page;
      const own = { title, text, isEnglish: language === 'en' || english === undefined };
      const sides = english === undefined ? [own] : [own, { ...english, isEnglish: true }];
      const match = sides.map((side) => matchOf(site, page, side, words)).find((each) => each !== undefined);
      return match ?? [];
    }),
  );
  return found.toSorted((one, other) => other.inTitle - one.inTitle).map(({ result }) => result);
}

/** Returns a page in one of its languages with the number of words in its title; undefined where a word is missing. */
function matchOf(
  site: DecoySite,
  page: DecoyPage,
  { title: called, text: whole, isEnglish }: Side,
  words: readonly string[],
): { readonly inTitle: number; readonly result: Found } | undefined {
  const title = `${site.title} ${called}`.toLowerCase();
  const text = whole.toLowerCase();
  if (!words.every((word) => title.includes(word) || text.includes(word))) {
    return undefined;
  }
  const inTitle = words.filter((word) => title.includes(word)).length;
  return { inTitle, result: { site, page, title: called, isEnglish, ...excerpt(whole, text, words) } };
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
