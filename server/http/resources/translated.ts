import type { Translations } from '../translations.ts';
import { attributesOf } from './attributes.ts';
import type { Resource } from './resource.ts';
import type { ResourceRecord } from './store.ts';

/** Makes the function that translates a record's attributes into a locale (api-account.md 4). */
export function createTranslator(
  translations: Translations,
  resource: Resource,
): (record: ResourceRecord, locale: string) => ResourceRecord {
  const names = attributesOf(resource)
    .filter(({ translated }) => translated)
    .map(({ name }) => name);
  if (names.length === 0) {
    return (record) => record;
  }
  return (record, locale) => {
    const texts = names.flatMap((name) => {
      const text = record[name];
      return typeof text === 'string' ? [[name, translations.translate(text, locale)]] : [];
    });
    return { ...record, ...Object.fromEntries(texts) };
  };
}
