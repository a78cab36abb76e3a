import type { EnglishOsint, OsintTexts } from '../../decoy/read-osint.ts';
import { compareHtml } from './compare-html.ts';
import type { Fault } from './faults.ts';
import { textOfHtml } from './html-blocks.ts';

/** Finds facts that the English pages lack, and facts of pages that there are not (decision 126). */
export function factFaults({ pages, facts }: EnglishOsint): readonly Fault[] {
  return Object.keys(facts).flatMap((path) => {
    const page = pages.get(path);
    return page === undefined
      ? [{ place: 'resources/osint/facts.yml', message: `there is no page ${path}` }]
      : missingFacts(`resources/osint/${path}`, page, facts[path]);
  });
}

/**
 * Compares the pages of the decoy internet in a language with the English ones: structure, code, and what challenges need.
 * @param same texts that may stay as they are
 */
export function compareEvidence(
  language: string,
  english: EnglishOsint,
  own: OsintTexts,
  same: ReadonlySet<string>,
): readonly Fault[] {
  const folder = `resources/languages/${language}/osint`;
  const names = english.sites.map(({ name }) => name).join(', ');
  const titles = english.sites.map(({ title }) => title);
  const pages = [...own.pages].flatMap(([path, page]) => {
    const place = `${folder}/${path}`;
    const original = english.pages.get(path);
    return original === undefined
      ? [{ place, message: 'there is no such English page' }]
      : [
          ...compareHtml(place, original, page, { same, names: [...titles, ...(english.facts[path] ?? [])] }),
          ...missingFacts(place, page, english.facts[path]),
          ...languageFaults(place, page, language),
        ];
  });
  return own.sites.length === 0 || own.sites.map(({ name }) => name).join(', ') === names
    ? pages
    : [...pages, { place: `${folder}/sites.yml`, message: `expected the sites ${names}, in this order` }];
}

function missingFacts(place: string, page: string, facts: readonly string[] = []): readonly Fault[] {
  const text = textOfHtml(page);
  return facts
    .filter((fact) => !text.includes(fact))
    .map((fact) => ({ place, message: `expected ${fact}, which a challenge needs letter for letter` }));
}

/** Finds a whole document that says it was in another language. */
function languageFaults(place: string, page: string, language: string): readonly Fault[] {
  const written = /<html lang="([^"]*)"/.exec(page)?.[1];
  const expected = language.replace('_', '-');
  return written === undefined || expected.startsWith(written)
    ? []
    : [{ place, message: `expected lang="${expected}", received lang="${written}"` }];
}
