import { query } from 'json-p3';

/** What is at a JSON path of a text; otherwise why there is nothing. */
export type JsonValue =
  | { readonly kind: 'found'; readonly value: string }
  | { readonly kind: 'notJson' | 'nothing' | 'notAPath' };

/** Finds the first value at a JSON path (RFC 9535). Values other than strings are written as JSON. */
export function jsonValueAt(path: string, text: string): JsonValue {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { kind: 'notJson' };
  }
  try {
    // Any parsed JSON is a value that the library takes; its type is only narrower than `unknown`.
    const [value] = query(path, content as Parameters<typeof query>[1]).values();
    return value === undefined
      ? { kind: 'nothing' }
      : { kind: 'found', value: typeof value === 'string' ? value : JSON.stringify(value) };
  } catch {
    return { kind: 'notAPath' };
  }
}
