import { z } from 'zod';
import { type Numbers, type Standard, standards } from '../../shared/api/numbers.ts';
import { ContentError, type ContentFiles } from './read-content.ts';

/** The names of all numbers that may be used, by list and number. */
export type StandardLists = Readonly<Record<Standard, Readonly<Record<string, string>>>>;

/** `handbook/standards/<list>.csv`. */
const listSchema = z
  .array(z.strictObject({ id: z.string().min(1), name: z.string().min(1) }))
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'expected each number once')
  .transform((rows) => Object.fromEntries(rows.map(({ id, name }) => [id, name])));

const ids = z.array(z.string().min(1)).min(1);

/** `numbers` of a challenge. YAML reads those of CWE as numbers. */
export const numbersSchema = z.strictObject({
  cwe: z
    .array(z.int().positive())
    .min(1)
    .transform((numbers) => numbers.map(String)),
  'top10-2021': ids.optional(),
  'top10-2025': ids.optional(),
  'api-2023': ids.optional(),
  'asvs-5': ids.optional(),
  wstg: ids.optional(),
});

/** Reads the lists of numbers. @throws ContentError */
export function readStandards(files: ContentFiles): StandardLists {
  const lists = standards.map((standard) => [standard, files.csv(`handbook/standards/${standard}.csv`, listSchema)]);
  // Each list has just been read.
  return Object.fromEntries(lists) as StandardLists;
}

/**
 * Checks that the lists have these numbers.
 * @param file the file that has the numbers, as errors name it
 * @throws ContentError naming the list that lacks one
 */
export function checkNumbers(file: string, numbers: Numbers, lists: StandardLists): void {
  for (const standard of standards) {
    const stranger = numbers[standard]?.find((id) => lists[standard][id] === undefined);
    if (stranger !== undefined) {
      throw new ContentError(
        `${file}: numbers.${standard}: resources/handbook/standards/${standard}.csv does not have ${stranger}`,
      );
    }
  }
}

/** Returns the lists with only what is used, since the shop process keeps them. */
export function usedOf(lists: StandardLists, used: readonly Numbers[]): StandardLists {
  const kept = standards.map((standard) => {
    const ids = new Set(used.flatMap((numbers) => numbers[standard] ?? []));
    return [standard, Object.fromEntries(Object.entries(lists[standard]).filter(([id]) => ids.has(id)))];
  });
  // All lists are there, just shorter.
  return Object.fromEntries(kept) as StandardLists;
}
