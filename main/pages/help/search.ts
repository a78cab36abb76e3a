/** A heading of the help with the text below it, up to the next heading. */
interface Section {
  readonly id: string;
  /** Title of its page. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
}

/** A section that contains all the words, and the place of the first one. */
interface Found {
  readonly section: Section;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** Characters shown before and after a match. */
const context = 70;

export function indexSections(articles: readonly HTMLElement[]): readonly Section[] {
  return articles.flatMap((article) => {
    const page = article.querySelector('h1')?.textContent ?? '';
    return [...article.querySelectorAll('h1, h2, h3')].map((heading) => ({
      id: heading.id,
      page,
      title: heading.textContent,
      text: textBelow(heading),
    }));
  });
}

function textBelow(heading: Element): string {
  const parts: string[] = [];
  for (let next = heading.nextElementSibling; next !== null && !/^H[1-3]$/.test(next.tagName); ) {
    // Without this, cells and items would run into each other.
    const pieces = next.querySelectorAll('li, th, td');
    parts.push(...(pieces.length === 0 ? [next] : [...pieces]).map(({ textContent }) => textContent));
    next = next.nextElementSibling;
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** @returns the sections that contain all the words, those with a word in the title first; null when no word was given */
export function find(sections: readonly Section[], typed: string): readonly Found[] | null {
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

function excerpt(text: string, word: string): Omit<Found, 'section'> {
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
