import { isObject } from '../../../shared/values/is-object.ts';

/** Reads what learners' code has sent. Returns undefined for anything but JSON, and for a path that leads nowhere. */
export function jsonAt(text: string, ...path: readonly string[]): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  for (const name of path) {
    value = isObject(value) ? value[name] : undefined;
  }
  return value;
}

/** Reads a list at a path of what learners' code has sent; an empty one where there is none. */
export function listAt(text: string, ...path: readonly string[]): readonly unknown[] {
  const value = jsonAt(text, ...path);
  return Array.isArray(value) ? value : [];
}
