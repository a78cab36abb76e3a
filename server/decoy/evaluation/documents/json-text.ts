/** How many characters of the JSON are written. Nobody looks at more. */
const written = 10_000;

/** The longest string that V8 can make, and the number of values that take about two seconds to write. */
const longestText = 2 ** 29 - 24;
const mostValues = 30_000_000;

/** Thrown when the whole JSON would be longer than a string can be, or would take too long to write. */
export class TextTooLong extends Error {}

/** The size of a value's JSON. */
interface Extent {
  readonly characters: number;
  readonly values: number;
}

/**
 * Returns the beginning of a value's JSON. First measures all of it, visiting each object once, however often it occurs.
 * @throws TextTooLong; TypeError for an object that contains itself
 */
export function jsonText(value: unknown): string {
  const { characters, values } = extentOf(value, new Map());
  if (characters > longestText || values > mostValues) {
    throw new TextTooLong();
  }
  return characters <= written ? (JSON.stringify(value) ?? 'undefined') : beginning(value, written);
}

function extentOf(value: unknown, known: Map<object, Extent | null>): Extent {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return { characters: JSON.stringify(value)?.length ?? 4, values: 1 };
  }
  const before = known.get(value);
  if (before === null) {
    throw new TypeError('Converting circular structure to JSON');
  }
  if (before !== undefined) {
    return before;
  }
  known.set(value, null);
  const children = Array.isArray(value) ? value : Object.values(value);
  const names = Array.isArray(value) ? 0 : Object.keys(value).reduce((total, name) => total + name.length + 3, 0);
  let characters = 2 + names + Math.max(children.length - 1, 0);
  let values = 1;
  for (const child of children) {
    const extent = extentOf(child, known);
    characters += extent.characters;
    values += extent.values;
  }
  known.set(value, { characters, values });
  return { characters, values };
}

/** Returns the beginning of the JSON: at least `length` characters if there are that many, and not many more. */
function beginning(value: unknown, length: number): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return JSON.stringify(value) ?? 'null';
  }
  const isList = Array.isArray(value);
  let text = isList ? '[' : '{';
  let separator = '';
  for (const [name, child] of Object.entries(value)) {
    if (text.length > length) {
      return text;
    }
    text += separator + (isList ? '' : `${JSON.stringify(name)}:`);
    text += beginning(child, length - text.length);
    separator = ',';
  }
  return text + (isList ? ']' : '}');
}
