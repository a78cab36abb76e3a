/** What a pattern is made of: any run of characters, any one character, or exactly this one. */
export const anyRun = Symbol('any run of characters');
export const anyOne = Symbol('any one character');
export type Elements = readonly (string | symbol)[];

/** A pattern of the shell for one name: `*`, `?`, and a backslash in front of what is itself. */
export function createNameMatcher(pattern: string): (name: string) => boolean {
  const elements = [...pattern.matchAll(/\\(.)|./gsu)].map(([match, escaped]) =>
    match === '*' ? anyRun : match === '?' ? anyOne : (escaped ?? match),
  );
  return (name) => (pattern.startsWith('.') || !name.startsWith('.')) && fits(elements, name);
}

/** Whether a text fits as a whole. Takes at most the product of both lengths in steps, however the pattern was made. */
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
