/** Whether a value of unknown origin is an object whose fields may be looked at. An array is one, too. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
