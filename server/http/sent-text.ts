/**
 * Returns a sent value as the engine converts it to a string. An object whose own fields prevent that, as in
 * `{"toString": 1}`, reads like any other object.
 */
export function sentText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '[object Object]';
  }
}
