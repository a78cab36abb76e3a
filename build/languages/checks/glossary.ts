import type { English } from '../english.ts';
import type { Language } from '../read-language.ts';
import { type Unit, unitsOf } from '../units.ts';
import type { Fault } from './faults.ts';

/** Of the places at which English has a fixed term, at least this share has to have it in the translation: the others may say "it". */
const least = 0.6;

/**
 * Checks that a language follows its glossary: each file uses the word chosen for a fixed term, and none has a word that is not to be used for it.
 * Terms that the glossary leaves out are not checked.
 */
export function checkGlossary(english: English, language: Language): readonly Fault[] {
  const file = `resources/languages/${language.key}/glossary.yml`;
  const strangers = Object.keys(language.glossary).filter((term) => english.glossary[term] === undefined);
  if (Object.keys(language.glossary).length === 0) {
    return [];
  }
  const units = unitsOf(english, language).filter(({ own }) => own !== undefined);
  return [
    ...strangers.map((term) => ({ place: `${file}: ${term}`, message: 'en/glossary.yml has no such term' })),
    ...Object.entries(language.glossary).flatMap(([term, { use, forms = [], never = [] }]) => {
      const entry = english.glossary[term];
      if (entry === undefined) {
        return [];
      }
      const inEnglish = wordOf([term, ...(entry.also ?? [])]);
      const having = units.filter((unit) => inEnglish.test(proseOf(unit.english)));
      const wrong = having.flatMap((unit) =>
        never
          .filter((word) => hasWord(unit.own ?? '', word))
          .map((word) => ({ place: unit.place, message: `expected "${use}" for "${term}", received "${word}"` })),
      );
      return entry.fixed === true ? [...wrong, ...missing(term, use, [use, ...forms], having)] : wrong;
    }),
  ];
}

function missing(term: string, use: string, forms: readonly string[], having: readonly Unit[]): readonly Fault[] {
  const byFile = Map.groupBy(having, ({ place }) => place.split(':', 1)[0] ?? '');
  return [...byFile].flatMap(([file, units]) => {
    const without = units.filter(({ own = '' }) => !forms.some((word) => contains(own, word)));
    const [first] = without;
    return first === undefined || units.length - without.length >= units.length * least
      ? []
      : [
          {
            place: file,
            message: `expected "${use}" for "${term}" in most of ${units.length} texts, found none in ${without.length}, first ${first.place}`,
          },
        ];
  });
}

/** Returns a pattern that matches a term and its plural as whole words. */
function wordOf(terms: readonly string[]): RegExp {
  const words = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\d-])(?:${words.join('|')})(?:s|es)?(?![\\p{L}\\d-])`, 'iu');
}

/** Returns a text without code and addresses, whose words are not translated. */
function proseOf(text: string): string {
  return text.replace(/`[^`]*`|\{\{.*?\}\}|<[^>]*>|\]\([^)]*\)/g, ' ');
}

/** Returns whether a text has a word that must not stand for a term, with its capitals. Where words are not separated, letters before and after it say nothing. */
function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)
    ? text.includes(word)
    : new RegExp(`(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`, 'u').test(proseOf(text));
}

function contains(text: string, word: string): boolean {
  return text.toLocaleLowerCase().includes(word.toLocaleLowerCase());
}
