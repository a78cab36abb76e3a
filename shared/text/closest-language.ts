/**
 * Finds the language for a tag such as `de-AT`: the one of the same region or script, else the first of the same language.
 * @param languages the keys that there are, such as `de_DE`
 */
export function closestLanguage(tag: string, languages: readonly string[]): string | undefined {
  const wanted = (/^zh-hant\b/i.test(tag) ? 'zh-TW' : tag).toLowerCase();
  const [language] = wanted.split('-');
  return (
    languages.find((key) => key.replace('_', '-').toLowerCase() === wanted) ??
    languages.find((key) => key.split('_')[0] === language)
  );
}
