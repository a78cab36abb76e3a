/**
 * A sent value as the engine makes a text of it. An object whose own fields stand in the engine's way, as in
 * `{"toString": 1}`, reads like any other object.
 */
export function sentText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return '[object Object]';
  }
}
