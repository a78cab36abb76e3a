import { visit } from 'jsonc-parser';

/**
 * The values of some keys in a JSON text, at any depth, each as often as it was written and in that order: what
 * `JSON.parse` throws away when a key stands there twice (api-shop.md 5). Structures are left out.
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
  // every key has its entry from the start
  return Object.fromEntries(found) as Record<Key, unknown[]>;
}
