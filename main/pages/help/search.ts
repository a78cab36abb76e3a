import type { SearchableSection } from '../../../shared/text/search-sections.ts';

/** A heading of the help with the text below it, up to the next heading. */
interface Section extends SearchableSection {
  readonly id: string;
  /** Title of its page. */
  readonly page: string;
}

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
