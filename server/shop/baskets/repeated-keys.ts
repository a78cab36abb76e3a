import { visit } from 'jsonc-parser';

/**
 * Finds all values of some keys in a JSON string, at any depth and in the order in which they were written. These
 * include the ones that `JSON.parse` drops where a key is repeated (api-shop.md 5). Objects and arrays are left out.
 */
export function valuesOfKeys<Key extends string>(
  json: string,
  keys: readonly Key[],
): Readonly<Record<Key, readonly unknown[]>> {
  const found = new Map<string, unknown[]>(keys.map((key) => [key, []]));
  let property: string | undefined;
  visit(json, {
    onObjectProperty: (name) => {
      property = name;
    },
    onLiteralValue: (value) => {
      if (property !== undefined) {
        found.get(property)?.push(value);
      }
    },
  });
  // Every key has its entry from the start.
  return Object.fromEntries(found) as Record<Key, unknown[]>;
}
