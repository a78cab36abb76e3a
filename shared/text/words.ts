import { directionOf } from './direction.ts';

/** Texts by key. A counted text has one key for each plural category of its language: `LESSONS_one`, `LESSONS_other`. */
export type Texts = Readonly<Record<string, string>>;

/** Values for the `{{placeholders}}` of a text. `count` also chooses the plural form. */
export type WordValues = Readonly<Record<string, string | number>>;

/** Returns a text with its values; English where the language lacks it, and the key itself where nothing has it. */
export type Words = (key: string, values?: WordValues) => string;

/**
 * Makes a function that returns texts in a language.
 * @param language the key of the language, such as `de_DE`
 * @param own its texts, which may be incomplete
 */
export function createWords(english: Texts, language: string, own: Texts = {}): Words {
  const rules = { own: new Intl.PluralRules(language.replace('_', '-')), english: new Intl.PluralRules('en') };
  const find = (texts: Texts, plural: Intl.PluralRules, key: string, count: number | undefined) =>
    texts[count === undefined ? key : `${key}_${plural.select(count)}`] ??
    (count === undefined ? undefined : texts[`${key}_other`]);
  return (key, values = {}) => {
    const count = typeof values.count === 'number' ? values.count : undefined;
    const text =
      find(own, rules.own, key, count) ?? find(english, rules.english, key, count) ?? own[key] ?? english[key] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => shown(values[name] ?? whole, language));
  };
}

/** What a page says in a language, as it is put into the page for its script. */
export interface PageTexts {
  readonly language: string;
  readonly texts: Texts;
}

/** Returns the words of a page. @param json `PageTexts`, as the page has them */
export function wordsFromPage(json: string | null | undefined): Words {
  // Our own build or server has written it.
  const { language, texts }: PageTexts = JSON.parse(json || '{"language":"en","texts":{}}');
  return createWords({}, language, texts);
}

/** Returns what `wordsFromPage` reads, as it stands in a `script` element. */
export function textsForPage(texts: PageTexts): string {
  return JSON.stringify(texts).replaceAll('<', '\\u003c');
}

/** Returns the attributes of an `html` element in a language: `lang="ar-SA" dir="rtl"`. */
export function languageAttributes(language: string): string {
  return `lang="${language.replace('_', '-')}" dir="${directionOf(language)}"`;
}

/** Writes a fraction as the language does: 1,5. Whole numbers stay as they are, since many are ports and statuses. */
function shown(value: string | number, language: string): string {
  return typeof value === 'number' && !Number.isInteger(value)
    ? value.toLocaleString(language.replace('_', '-'))
    : String(value);
}
