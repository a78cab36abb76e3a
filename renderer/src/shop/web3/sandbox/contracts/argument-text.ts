import { Refusal } from '../../chain/failures.ts';

/** A value as it was typed: a list in brackets, or a text that its type will make something of. */
export type Typed =
  | { readonly kind: 'list'; readonly items: readonly Typed[] }
  | { readonly kind: 'text'; readonly text: string };

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')' };

/** The begin of a list, a text in quotes, a quote that nothing closes, or a text without quotes; blanks before it. */
const item =
  /\s*(?:(?<open>[[(])|"(?<double>(?:\\[\s\S]|[^"\\])*)"|'(?<single>(?:\\[\s\S]|[^'\\])*)'|(?<stray>["'])|(?<bare>[^,[\]()]*))/y;

/** What comes after an item; nothing at the end. */
const separator = /\s*([\s\S]?)/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * Reads values separated by commas. Lists stand in `[]`, tuples in `()` or `[]`; a text that holds commas or brackets stands in quotes.
 * @throws Refusal when brackets or quotes do not match
 */
export function readArgumentText(text: string): readonly Typed[] {
  let place = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = place;
    const found = pattern.exec(text);
    place = pattern.lastIndex;
    return found;
  };
  /** Up to the closing bracket, which is taken, or without one up to the end. */
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
        // Nothing between the brackets is no item.
        return items.length === 1 && bare?.trim() === '' ? [] : items;
      }
      if (next !== ',') {
        throw new Refusal('WEB3_BRACKET_STRAY', { bracket: next });
      }
    }
  };
  return readItems();
}
