import type { SearchedPage } from '../../../shared/content/handbook.ts';
import type { FoundSection, SearchableSection } from '../../../shared/text/search-sections.ts';
import { words } from '../words.ts';

/** A section with the address of its heading, relative to the handbook, and the title of its page. */
export interface PlacedSection extends SearchableSection {
  readonly href: string;
  readonly page: string;
}

/** How many results are shown. */
const most = 30;

const handbook = document.documentElement.dataset.handbook ?? './';

/** Returns the sections of a page with their addresses. Pages of the help are parts of one page, whose ids are whole already. */
export function placed({ path, title: page, sections }: SearchedPage): readonly PlacedSection[] {
  const [folder = ''] = path.split('#');
  return sections.map(({ id, title, text }) => ({
    page,
    title: title === '' ? page : title,
    text,
    href: id === '' ? path : `${folder}#${id}`,
  }));
}

/** Shows what was found, with the place of the first word. */
export function showFound(place: HTMLElement, found: readonly FoundSection<PlacedSection>[], typed: string): void {
  const heading = document.createElement('h1');
  heading.textContent = words('RESULTS');
  const count = document.createElement('p');
  count.role = 'status';
  count.textContent = found.length === 0 ? words('NOTHING_FOUND') : words('FOUND', { count: found.length, typed });
  const list = document.createElement('ol');
  list.append(
    ...found.slice(0, most).map(({ section, before, match, after }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = handbook + section.href;
      link.textContent = section.title === section.page ? section.page : `${section.page}: ${section.title}`;
      const text = document.createElement('p');
      const mark = document.createElement('mark');
      mark.textContent = match;
      text.append(before, mark, after);
      item.append(link, text);
      return item;
    }),
  );
  place.replaceChildren(heading, count, list);
}
