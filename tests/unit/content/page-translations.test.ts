import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContentFiles } from '../../../build/content/read-content.ts';
import { pendingSchema } from '../../../build/content/schema.ts';
import { pluralCategories, type Texts } from '../../../server/shop/application/completeness.ts';
import { completeLanguages } from '../../../shared/content/complete-languages.ts';
import { content } from '../database/builders.ts';

const folder = join(import.meta.dirname, '../../../resources/languages');
const english = textsOf('en');

/** The keys that may be missing, until every language has them (decision 58). */
const pending: readonly string[] = openContentFiles(join(folder, '..')).yaml('languages/pending.yml', pendingSchema);

/** A counted text has one form per plural category. The form for all other numbers may be under the key itself. */
const form = /^(?<base>.+)_(?<category>zero|one|two|few|many|other)$/;

/** The keys, without category, of the texts that are counted. */
const counted = new Set(Object.keys(english).flatMap((key) => form.exec(key)?.groups?.base ?? []));

/** Placeholders, and marks for bold: each as often as in English, in the order of the language. */
const marks = /\{\{.*?\}\}|<[^>]*>|\*\*|`[^`]*`/g;

/** Keys of the keyboard, which have names of their own on national keyboards. */
const keyNames: Readonly<Record<string, string>> = { '`Strg`': '`Ctrl`' };

/** Names of buttons for assistive technology, and the words on these buttons. */
const wordsOnNamed = {
  HINT_FOR: 'HINT',
  DEBRIEF_OF: 'DEBRIEF_SHORT',
  TUTORIAL_AUTO_LABEL: 'TUTORIAL_AUTO',
  LESSON_OF: 'BOARD_LESSON',
  BOARD_WORKBENCH_FOR: 'BOARD_WORKBENCH',
  TUTORIAL_FOR: 'BOARD_TUTORIAL',
  MITIGATION_FOR: 'BOARD_MITIGATION',
  CODING_CHALLENGE_OF: 'BOARD_CODING',
  NOTIFICATION_RESEND_FOR: 'BOARD_REPEAT',
} as const;

function fileOf(language: string): string {
  return readFileSync(join(folder, language, 'interface.json'), 'utf8');
}

function textsOf(language: string): Texts {
  // A test below checks that the files have this shape.
  return JSON.parse(fileOf(language)) as Texts;
}

/** Returns the keys that a language needs: those of English, with counted texts in its own plural forms. */
function keysOf(language: string): ReadonlySet<string> {
  const plain = Object.keys(english).filter((key) => !form.test(key) && !counted.has(key));
  return new Set([
    ...plain,
    ...[...counted].flatMap((base) => pluralCategories(language).map((category) => `${base}_${category}`)),
  ]);
}

/** Returns whether a text, or the counted text of which it is a form, is pending. */
function isPending(key: string): boolean {
  const { base = key } = form.exec(key)?.groups ?? {};
  return [key, `${base}_one`, `${base}_other`].some((known) => pending.includes(known));
}

/** Returns a language's texts, with those for all other numbers always under `_other`, as i18next finds them. */
function formsOf(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [counted.has(key) ? `${key}_other` : key, text]),
  );
}

function marksOf(text: string): readonly string[] {
  return (text.match(marks) ?? []).map((mark) => keyNames[mark] ?? mark).toSorted();
}

/** Returns the plural forms that are for one number only, so that it may be written as a word, such as "two" or "none". */
function formsForOneNumber(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language.replace('_', '-'));
  const numbers = Map.groupBy(Array(200).keys(), (number) => rules.select(number));
  return new Set([...numbers].filter(([, own]) => own.length === 1).map(([category]) => category));
}

it('lists as pending only English texts that some language lacks', () => {
  const languages = completeLanguages.map((language) => formsOf(textsOf(language)));
  expect(pending.filter((key) => english[key] === undefined)).toEqual([]);
  expect(pending.filter((key) => languages.every((forms) => forms[key] !== undefined))).toEqual([]);
});

describe.each(completeLanguages)('the page in %s', (language) => {
  const own = textsOf(language);
  const forms = formsOf(own);
  const needed = keysOf(language);

  it('has every text in all plural forms of the language, and no other', () => {
    const missing = [...needed].filter((key) => !forms[key]?.trim());
    expect(missing.filter((key) => !isPending(key))).toEqual([]);
    expect(Object.keys(forms).filter((key) => !needed.has(key))).toEqual([]);
  });

  it('keeps placeholders, tags, bold and code', () => {
    const englishForms = formsOf(english);
    const forOneNumber = formsForOneNumber(language);
    const lost = Object.entries(forms).flatMap(([key, text]) => {
      const { base, category = '' } = form.exec(key)?.groups ?? {};
      // A form for other numbers than the English one has the marks of the form for all others. Some languages need the number in both.
      const originals = [englishForms[key], englishForms[`${base}_other`]].filter((original) => original !== undefined);
      const unnumbered = originals.map((original) => original.replaceAll('{{count}}', ''));
      const received = marksOf(text).join(' ');
      const expected = [...originals, ...(forOneNumber.has(category) ? unnumbered : [])].map((original) =>
        marksOf(original).join(' '),
      );
      return expected.includes(received) ? [] : [{ key, expected, received }];
    });
    expect(lost).toEqual([]);
  });

  it('names buttons with the words that are on them (WCAG 2.5.3)', () => {
    const shown = { ...english, ...own };
    const isNamed = ([name, words]: [string, string]) =>
      shown[name]?.toLowerCase().includes(shown[words]?.toLowerCase() ?? words);
    expect(Object.entries(wordsOnNamed).filter((pair) => !isNamed(pair))).toEqual([]);
  });

  it('is the same as English only where it may be', () => {
    const same = Object.keys(english).filter((key) => own[key] === english[key]);
    expect(content.sameAsEnglish[language]?.toSorted()).toEqual(same);
  });

  it('has one line per key, so that nothing is there twice', () => {
    expect(fileOf(language).trimEnd().split('\n')).toHaveLength(Object.keys(own).length + 2);
  });
});
