/** A page of the decoy internet, as the drawer searches it. */
export interface DecoyPage {
  /** Relative to `/decoy/`, as the page is linked to. */
  readonly path: string;
  readonly title: string;
  /** What a reader sees of it, on one line. */
  readonly text: string;
}

/** A site of the decoy internet with all its pages; the front page comes first. */
export interface DecoySite {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly pages: readonly DecoyPage[];
}

/** Where the build puts the list of sites, relative to the shop's root. */
export const decoySearchPath = 'decoy/search.json';
