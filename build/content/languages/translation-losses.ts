/** Tags and comments, whole. */
const markup = /<!--.*?-->|<[^>]*>/gs;

/** What a learner types or copies stands between these. */
const code = /<code>(.*?)<\/code>/gs;

/**
 * What reads the same in every language: paths, file names, addresses, fields, payloads and their pieces. Not: plain words, numbers
 * (which have other separators elsewhere), a percentage, `6-star`.
 */
const literal =
  /[/\\_$={}<>|@&#]|[\p{L}\d]\.\p{Ll}|\p{Ll}\p{Lu}|^%[\dA-F]|--|\($|^[A-Z]+\d+$|^\p{Ll}+\d+$|^[A-Z]+-[A-Z]+\d+$/u;

/**
 * Compares a text with its translation, both HTML.
 * @returns what the translation should have and has not, or has and should not have, in words; none when it is sound
 */
export function lostInTranslation(english: string, translation: string): readonly string[] {
  const text = unescaped(translation);
  return [
    ...differences('the tags', english.match(markup) ?? [], translation.match(markup) ?? []),
    ...differences('the code', codesOf(english), codesOf(translation)),
    ...literalsOf(english)
      .filter((word) => !text.includes(word))
      .map((word) => `expected ${word}, which is the same in every language`),
  ];
}

function differences(what: string, expected: readonly string[], received: readonly string[]): readonly string[] {
  // Their order is the language's own.
  const [left, right] = [expected, received].map((parts) => parts.toSorted().join(' '));
  return left === right ? [] : [`expected ${what} ${left || '(none)'}, received ${right || '(none)'}`];
}

function codesOf(html: string): readonly string[] {
  return [...html.matchAll(code)].map(([, inside = '']) => inside);
}

function literalsOf(html: string): readonly string[] {
  const words = unescaped(html).split(/\s+/);
  return words.map((word) => word.replace(/^[("']+|[)"',;:.?!]+$/g, '')).filter((word) => literal.test(word));
}

/** HTML as it is read: without markup, entities decoded. */
function unescaped(html: string): string {
  return html
    .replace(markup, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
