/** Whether a value that came from another process is an object whose fields may be looked at. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Whether a text is one of the keys of a table. */
export function isKey<Key extends string>(table: Readonly<Record<Key, unknown>>, key: unknown): key is Key {
  return typeof key === 'string' && Object.hasOwn(table, key);
}
