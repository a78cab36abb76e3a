/** The elements of a pattern: any run of characters, any one character, or one particular character. */
export const anyRun = Symbol('any run of characters');
export const anyOne = Symbol('any one character');
export type Elements = readonly (string | symbol)[];

/**
 * Makes a matcher for a single name from a shell pattern: `*`, `?`, and a backslash before a character that stands for
 * itself.
 */
export function createNameMatcher(pattern: string): (name: string) => boolean {
  const elements = [...pattern.matchAll(/\\(.)|./gsu)].map(([match, escaped]) =>
    match === '*' ? anyRun : match === '?' ? anyOne : (escaped ?? match),
  );
  return (name) => (pattern.startsWith('.') || !name.startsWith('.')) && fits(elements, name);
}

/**
 * Returns whether a string matches as a whole. Takes at most as many steps as the product of both lengths, whatever the
 * pattern.
 */
export function fits(elements: Elements, text: string): boolean {
  const characters = [...text];
  let element = 0;
  let star: { readonly element: number; at: number } | undefined;
  let at = 0;
  while (at < characters.length) {
    const expected = elements[element];
    if (expected === anyRun) {
      star = { element, at };
      element += 1;
    } else if (expected === anyOne || expected === characters[at]) {
      element += 1;
      at += 1;
    } else if (star !== undefined) {
      // When a character does not fit, only the last star needs to take one more.
      star.at += 1;
      at = star.at;
      element = star.element + 1;
    } else {
      return false;
    }
  }
  return elements.slice(element).every((rest) => rest === anyRun);
}
