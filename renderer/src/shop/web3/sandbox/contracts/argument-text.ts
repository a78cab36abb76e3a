import { Refusal } from '../../chain/failures.ts';

/** A typed value: a list in brackets, or a string that is converted according to the parameter's type. */
export type Typed =
  | { readonly kind: 'list'; readonly items: readonly Typed[] }
  | { readonly kind: 'text'; readonly text: string };

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** Matches the start of a list, a quoted string, an unclosed quote or an unquoted string, each with spaces before it. */
const item =
  /\s*(?:(?<open>[[(])|"(?<double>(?:\\[\s\S]|[^"\\])*)"|'(?<single>(?:\\[\s\S]|[^'\\])*)'|(?<stray>["'])|(?<bare>[^,[\]()]*))/y;

/** Matches the character after an item, or nothing at the end. */
const separator = /\s*([\s\S]?)/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * Reads values separated by commas. Lists are in `[]`, tuples in `()` or `[]`. A string that contains commas or brackets has to be quoted.
 * @throws Refusal when brackets or quotes don't match
 */
export function readArgumentText(text: string): readonly Typed[] {
  let place = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    place = pattern.lastIndex;
    return found;
  };
  /** Reads up to and including the closing bracket, or to the end when there is none to close. */
  const readItems = (close?: string): readonly Typed[] => {
    const items: Typed[] = [];
    for (;;) {
      const { open, double, single, stray, bare } = take(item)?.groups ?? {};
      if (stray !== undefined) {
        throw new Refusal('WEB3_QUOTE_OPEN');
      }
      const quoted = (double ?? single)?.replace(/\\([\s\S])/g, (_, escaped: string) => escapes[escaped] ?? escaped);
      items.push(
        open === undefined
          ? { kind: 'text', text: quoted ?? bare?.trim() ?? '' }
          : { kind: 'list', items: readItems(closing[open]) },
      );
      const next = take(separator)?.[1] ?? '';
      if (next === '' && close !== undefined) {
        throw new Refusal('WEB3_BRACKET_OPEN', { bracket: close });
      }
      if (next === '' || next === close) {
        // Nothing between the brackets means no item.
        return items.length === 1 && bare?.trim() === '' ? [] : items;
      }
      if (next !== ',') {
        throw new Refusal('WEB3_BRACKET_STRAY', { bracket: next });
      }
    }
  };
  return readItems();
}
