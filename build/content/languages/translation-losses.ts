/** Matches whole tags and comments. */
const markup = /<!--.*?-->|<[^>]*>/gs;

/** Matches what a learner types or copies. */
const code = /<code>(.*?)<\/code>/gs;

/**
 * Matches words that are the same in every language: paths, file names, addresses, fields, payloads and parts of them. It does not match
 * plain words, numbers (whose separators differ between languages), percentages, or `6-star`.
 */
const literal =
  /[/\\_$={}<>|@&#]|[\p{L}\d]\.\p{Ll}|\p{Ll}\p{Lu}|^%[\dA-F]|--|\($|^[A-Z]+\d+$|^\p{Ll}+\d+$|^[A-Z]+-[A-Z]+\d+$/u;

/**
 * Compares a text with its translation, both as HTML.
 * @returns one sentence for each thing that the translation lacks or should not have; none when it is sound
 */
export function lostInTranslation(english: string, translation: string): readonly string[] {
  const text = unescaped(translation);
  return [
    ...differences('the tags', english.match(markup) ?? [], translation.match(markup) ?? []),
    ...differences('the code', codesOf(english), codesOf(translation)),
    ...literalsIn(unescaped(english))
      .filter((word) => !text.includes(word))
      .map((word) => `expected ${word}, which is the same in every language`),
  ];
}

function differences(what: string, expected: readonly string[], received: readonly string[]): readonly string[] {
  // The translation may put them in another order.
  const [left, right] = [expected, received].map((parts) => parts.toSorted().join(' '));
  return left === right ? [] : [`expected ${what} ${left || '(none)'}, received ${right || '(none)'}`];
}

function codesOf(html: string): readonly string[] {
  return [...html.matchAll(code)].map(([, inside = '']) => inside);
}

/** Returns the words of a plain text that are the same in every language. */
export function literalsIn(plain: string): readonly string[] {
  const words = plain.split(/\s+/);
  return (
    words
      .map((word) => word.replace(/^[("']+|[)"',;:.?!]+$/g, ''))
      // An ampersand between two words is a word itself: other languages write "and" in such a label.
      .filter((word) => word !== '&' && literal.test(word))
  );
}

/** Returns HTML as it is read: without markup, and with entities decoded. */
function unescaped(html: string): string {
  return html
    .replace(markup, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
