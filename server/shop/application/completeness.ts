/** Texts by key. The key of a counted text may end in `_` and its plural category. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Returns how complete a translation is, in percent (api-learning.md 14): the share of the English keys whose text either differs
 * from the English one or is allowed to be the same (decision 37). Plural forms that only the translation needs do not count.
 * @param language the translation's key, such as `de_DE`
 * @param sameAsEnglish keys whose text may be the same, because this language has no other word for it
 * @returns 0 to 100, not rounded
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

/** Returns whether a key is the English singular of a counted text, in a language that has no singular and translates the text in another form. */
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
 * Returns the plural categories (CLDR) of a language, or those of English if the key names no language.
 * @param language its key, such as `de_DE`
 */
export function pluralCategories(language: string): readonly string[] {
  const [tag = 'en'] = Intl.PluralRules.supportedLocalesOf(wellFormed(language.replace('_', '-')));
  return new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
}

function wellFormed(tag: string): string {
  return /^[a-z]{2,3}(-[A-Z]{2})?$/.test(tag) ? tag : 'en';
}
