/** Returns whether a value of unknown origin is an object whose fields may be read. Arrays count as objects too. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
