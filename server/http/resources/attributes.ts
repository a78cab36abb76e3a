import type { Attribute, Resource } from './resource.ts';

/**
 * Returns all attributes of a resource in the order of its responses: its own, then `createdAt`, `updatedAt` and, where
 * rows are only marked as deleted, `deletedAt` (api-account.md 8.6).
 */
export function attributesOf(resource: Resource): readonly Attribute[] {
  const dates = resource.softDeleted ? ['createdAt', 'updatedAt', 'deletedAt'] : ['createdAt', 'updatedAt'];
  return [...resource.attributes, ...dates.map((name): Attribute => ({ name, type: 'date' }))];
}

/** Quotes a column name for a statement. Names come from definitions in the code, never from a request. */
export function column(name: string): string {
  return `\`${name}\``;
}
