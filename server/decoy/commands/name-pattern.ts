/** One element of a pattern: any run of characters, or one character that fits. */
type Element = '*' | ((character: string) => boolean);

/**
 * A pattern of the shell for one name: `*`, `?`, `[abc]`, `[!a-z]`, and a backslash in front of what is itself. Takes at
 * most the product of both lengths in steps, however the pattern was made.
 */
export function createNameMatcher(pattern: string): (name: string) => boolean {
  const elements = [...pattern.matchAll(/\\(.)|\[(!?)([^\]]+)\]|[\s\S]/gu)].map(toElement);
  const takesHidden = pattern.startsWith('.');
  return (name) => (takesHidden || !name.startsWith('.')) && fits(elements, [...name]);
}

function toElement([match, escaped, not, set]: RegExpExecArray): Element {
  if (set !== undefined) {
    return (character) => isInSet(character, [...set]) !== (not === '!');
  }
  if (escaped === undefined && match === '*') {
    return '*';
  }
  const wanted = escaped ?? match;
  return escaped === undefined && match === '?' ? () => true : (character) => character === wanted;
}

function isInSet(character: string, set: readonly string[]): boolean {
  return set.some((member, index) => {
    const last = set[index + 2];
    const isRange = set[index + 1] === '-' && last !== undefined;
    return isRange ? member <= character && character <= last : member === character;
  });
}

/** When a character does not fit, only the last star needs to take one more. */
function fits(elements: readonly Element[], characters: readonly string[]): boolean {
  let element = 0;
  let star: { readonly element: number; at: number } | undefined;
  let at = 0;
  while (at < characters.length) {
    const expected = elements[element];
    if (expected === '*') {
      star = { element, at };
      element += 1;
    } else if (expected?.(characters[at] ?? '') === true) {
      element += 1;
      at += 1;
    } else if (star !== undefined) {
      star.at += 1;
      at = star.at;
      element = star.element + 1;
    } else {
      return false;
    }
  }
  return elements.slice(element).every((rest) => rest === '*');
}
