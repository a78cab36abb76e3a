import { pluralCategories } from '../../../server/shop/application/completeness.ts';
import type { Texts } from '../../../shared/text/words.ts';
import type { Fault } from './faults.ts';

/** A counted text has one form for each plural category. */
const form = /^(?<base>.+)_(?<category>zero|one|two|few|many|other)$/;

/** Placeholders, marks for bold and code: each as often as in English. */
const marks = /\{\{.*?\}\}|<[^>]*>|\*\*|`[^`]*`/g;

/** Returns the keys of words that a language needs: those of English, with counted texts in its own plural forms. */
export function neededKeys(language: string, english: Texts): readonly string[] {
  const counted = new Set(Object.keys(english).flatMap((key) => form.exec(key)?.groups?.base ?? []));
  return [
    ...Object.keys(english).filter((key) => !form.test(key)),
    ...[...counted].flatMap((base) => pluralCategories(language).map((category) => `${base}_${category}`)),
  ];
}

/** Returns the English text that a key translates: the form for all other numbers where English has no such form. */
export function englishFor(english: Texts, key: string): string | undefined {
  return english[key] ?? english[`${form.exec(key)?.groups?.base}_other`];
}

/** Compares a file of words with the English one. Keys that are missing are counted elsewhere: they are shown in English. */
export function compareWords(file: string, language: string, english: Texts, own: Texts): readonly Fault[] {
  const needed = new Set(neededKeys(language, english));
  return Object.entries(own).flatMap(([key, text]) => {
    const place = `${file}: ${key}`;
    const original = needed.has(key) ? englishFor(english, key) : undefined;
    if (original === undefined) {
      return [{ place, message: 'English has no such key, or this language no such plural form' }];
    }
    const [expected, received] = [original, text].map((each) =>
      (each.match(marks) ?? [])
        .filter((mark) => !(form.test(key) && mark === '{{count}}'))
        .toSorted()
        .join(' '),
    );
    return expected === received
      ? []
      : [{ place, message: `expected ${expected || 'no marks'}, received ${received || 'none'}` }];
  });
}
