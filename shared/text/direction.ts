/** Languages written from right to left. */
const rightToLeft = new Set(['ar', 'he']);

/** Returns the direction of a language, given by its key (`ar_SA`) or tag (`ar-SA`). */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.slice(0, 2)) ? 'rtl' : 'ltr';
}

/** Returns the tag under which browsers and formatters know a language, given by its key. English is British, as the texts are. */
export function languageTag(language: string): string {
  return language === 'en' ? 'en-GB' : language.replace('_', '-');
}
