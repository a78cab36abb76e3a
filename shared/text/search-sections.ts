/** A heading with the text below it, up to the next heading. */
export interface SearchableSection {
  readonly title: string;
  readonly text: string;
}

/** A section that contains all the words, and the place of the first one. */
export interface FoundSection<Section extends SearchableSection> {
  readonly section: Section;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Characters shown before and after a match. */
const context = 70;

/** @returns the sections that contain all the words, those with a word in the title first; null when no word was given */
export function searchSections<Section extends SearchableSection>(
  sections: readonly Section[],
  typed: string,
): readonly FoundSection<Section>[] | null {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) {
    return null;
  }
  const inTitle = ({ title }: Section) => words.some((word) => title.toLowerCase().includes(word));
  return sections
    .filter(({ title, text }) => words.every((word) => `${title} ${text}`.toLowerCase().includes(word)))
    .toSorted((one, other) => Number(inTitle(other)) - Number(inTitle(one)))
    .map((section) => ({ section, ...excerpt(section.text, first) }));
}

function excerpt(text: string, word: string): Omit<FoundSection<SearchableSection>, 'section'> {
  const at = text.toLowerCase().indexOf(word);
  if (at < 0) {
    return { before: '', match: '', after: text.length > 2 * context ? `${text.slice(0, 2 * context)}…` : text };
  }
  const end = at + word.length;
  return {
    before: `${at > context ? '…' : ''}${text.slice(Math.max(0, at - context), at)}`,
    match: text.slice(at, end),
    after: `${text.slice(end, end + context)}${end + context < text.length ? '…' : ''}`,
  };
}
