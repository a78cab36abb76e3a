import type { SearchedPage } from '../../../shared/content/handbook.ts';
import { searchSections } from '../../../shared/text/search-sections.ts';
import { words } from '../words.ts';
import { type PlacedSection, placed, showFound } from './results.ts';

const { handbook = './', language: searched = 'en' } = document.documentElement.dataset;

/** Adds the search over all lessons and the help. What it searches is fetched when somebody begins to type. */
export function addSearch(): void {
  const bar = document.querySelector<HTMLElement>('.bar search');
  const field = document.querySelector<HTMLInputElement>('#search');
  const place = document.querySelector<HTMLElement>('.found');
  if (bar === null || field === null || place === null) {
    return;
  }
  bar.hidden = false;
  let index: Promise<readonly PlacedSection[]> | undefined;

  const search = async () => {
    index ??= fetchIndex();
    try {
      const found = searchSections(await index, field.value);
      document.body.toggleAttribute('data-searching', found !== null);
      place.hidden = found === null;
      if (found !== null) {
        showFound(place, found, field.value.trim());
      }
    } catch (error) {
      console.log(error);
      index = undefined;
      place.hidden = false;
      place.textContent = words('SEARCH_FAILED');
    }
  };
  const close = () => {
    field.value = '';
    void search();
  };

  field.addEventListener('input', search);
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    place.querySelector('a')?.click();
  });
  // A result may be on this page.
  place.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && close());
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && field.value !== '') {
      close();
    } else if (event.key === '/' && !isTyping(event)) {
      event.preventDefault();
      field.focus();
    }
  });
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof HTMLElement && target.matches('input, textarea'));
}

async function fetchIndex(): Promise<readonly PlacedSection[]> {
  const response = await fetch(
    new URL(`${handbook}search${searched === 'en' ? '' : `.${searched}`}.json`, location.href),
  );
  if (!response.ok) {
    throw new Error(`The search got ${response.status}.`);
  }
  // The build has written it in this shape.
  const pages: readonly SearchedPage[] = await response.json();
  return pages.flatMap(placed);
}
