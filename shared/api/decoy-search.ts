/** A page of the decoy internet, as the drawer searches it. */
export interface DecoyPage {
  /** Relative to `/decoy/`, as the page is linked to. */
  readonly path: string;
  readonly title: string;
  /** What a reader sees of it, on one line. */
  readonly text: string;
  /** What a translated page is in English, since it is found by these words as well (decision 126). Left out for a page that is in English. */
  readonly english?: { readonly title: string; readonly text: string };
}

/** A site of the decoy internet with all its pages; the front page comes first. */
export interface DecoySite {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly pages: readonly DecoyPage[];
}

/** The decoy internet as it is searched in one language. */
export interface DecoySearch {
  /** The key of the language, such as `de_DE`, in which sites are described and translated pages are. */
  readonly language: string;
  readonly sites: readonly DecoySite[];
}

/** Where the build puts the list of sites, relative to the shop's root. It is sent in the language of whoever asks. */
export const decoySearchPath = 'decoy/search.json';
