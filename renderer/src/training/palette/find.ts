import { fuzzyMatch } from './fuzzy.ts';
import { type Entry, type Group, groups } from './places.ts';

/** An entry that fits, with the characters of its text to highlight. */
export interface Found {
  readonly entry: Entry;
  readonly positions: readonly number[];
}

/** A group of the list. */
export interface FoundGroup {
  readonly group: Group;
  readonly found: readonly Found[];
}

/** The most entries of a group that are listed: without a query, and with one. */
const most = { before: 5, after: 8 } as const;

/** How much a match in the words beside an entry counts, compared with one in its text. */
const noteShare = 0.5;

/**
 * Returns the entries that fit a query, in groups. The group of the best match comes first, and in a group the best match. Without a query
 * it shows a few of each, unsolved challenges first.
 */
export function find(entries: readonly Entry[], query: string): readonly FoundGroup[] {
  if (query.trim() === '') {
    return groups
      .map((group) => ({
        group,
        found: entries
          .filter((entry) => entry.group === group && entry.solved !== true)
          .slice(0, most.before)
          .map((entry) => ({ entry, positions: [] })),
      }))
      .filter(({ found }) => found.length > 0);
  }
  const scored = entries.flatMap((entry) => {
    const text = fuzzyMatch(query, entry.text);
    const note = fuzzyMatch(query, entry.note);
    const score = Math.max(
      text?.score ?? Number.NEGATIVE_INFINITY,
      (note?.score ?? Number.NEGATIVE_INFINITY) * noteShare,
    );
    return score > 0 ? [{ entry, positions: text?.positions ?? [], score }] : [];
  });
  const best = (group: Group) =>
    Math.max(...scored.filter(({ entry }) => entry.group === group).map(({ score }) => score));
  return groups
    .map((group) => ({
      group,
      found: scored
        .filter(({ entry }) => entry.group === group)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, most.after),
    }))
    .filter(({ found }) => found.length > 0)
    .toSorted((one, other) => best(other.group) - best(one.group));
}
