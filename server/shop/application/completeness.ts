/** Texts by key; a key of a counted text may end in `_` and its plural category. */
export type Texts = Readonly<Record<string, string>>;

/**
 * How complete a translation is (api-learning.md 14): the share of the English keys whose text differs from the English one or may be
 * the same (decision 37).
 * @param language its key, such as `de_DE`
 * @param sameAsEnglish keys whose text may be the same, because this language has no other word for it
 * @returns percent, 0 to 100, not rounded; plural forms that only the translation needs count for nothing
 */
export function completeness(
  language: string,
  texts: Texts,
  english: Texts,
  sameAsEnglish: ReadonlySet<string>,
): number {
  const keys = Object.keys(english);
  const categories = pluralCategories(language);
  const translated = keys.filter((key) => {
    const own = texts[key];
    return own === undefined ? isNeedless(key, texts, categories) : own !== english[key] || sameAsEnglish.has(key);
  });
  return (100 * translated.length) / keys.length;
}

/** Whether a key is the English singular of a counted text that the language, which has no singular, has in its own form. */
function isNeedless(key: string, texts: Texts, categories: readonly string[]): boolean {
  const [, base, category] = /^(.+)_(one)$/.exec(key) ?? [];
  return (
    base !== undefined &&
    category !== undefined &&
    !categories.includes(category) &&
    (texts[`${base}_other`] ?? texts[base]) !== undefined
  );
}

/**
 * The plural categories (CLDR) of a language.
 * @param language its key, such as `de_DE`; those of English for what is not the name of a language
 */
export function pluralCategories(language: string): readonly string[] {
  const [tag = 'en'] = Intl.PluralRules.supportedLocalesOf(wellFormed(language.replace('_', '-')));
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function wellFormed(tag: string): string {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? tag : 'en';
}
