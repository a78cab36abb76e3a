import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import type { Grouping, Order } from '../../../../../shared/score-board/view.ts';
import type { BoardEntry } from '../entries.ts';

/** Challenges that belong together. */
export interface BoardGroup {
  /** Unique on the board. */
  readonly id: string;
  readonly title: string;
  /** What was not solved yet when the board was opened, then what was. */
  readonly open: readonly BoardEntry[];
  readonly done: readonly BoardEntry[];
}

/** The group that a challenge belongs to. */
export interface GroupName {
  /** The same in every language. */
  readonly key: string;
  readonly title: string;
  /** Its place among the groups. */
  readonly place: number;
}

/** What a grouping needs to know besides the challenges. */
export interface GroupingRules {
  readonly grouping: Grouping;
  readonly order: Order;
  /**
   * Challenges that were solved when the board was opened. One that is solved meanwhile stays where it is, so that nothing moves under the
   * learner's hands.
   */
  readonly solvedBefore: ReadonlySet<ChallengeKey>;
  readonly groupOf: (entry: BoardEntry) => GroupName;
}

/** Puts challenges into groups, each in the order that the learner chose, unsolved ones first. */
export function groupsOf(entries: readonly BoardEntry[], rules: GroupingRules): readonly BoardGroup[] {
  const groups = new Map<string, { readonly name: GroupName; readonly members: BoardEntry[] }>();
  for (const entry of entries) {
    const name = rules.groupOf(entry);
    const group = groups.get(name.key) ?? { name, members: [] };
    group.members.push(entry);
    groups.set(name.key, group);
  }
  return [...groups.values()]
    .toSorted((a, b) => a.name.place - b.name.place)
    .map(({ name: { key, title }, members }) => {
      const sorted = rules.order === 'name' ? members.toSorted((a, b) => a.name.localeCompare(b.name)) : members;
      return {
        id: `${rules.grouping}/${key}`,
        title,
        open: sorted.filter(({ challenge }) => !rules.solvedBefore.has(challenge.key)),
        done: sorted.filter(({ challenge }) => rules.solvedBefore.has(challenge.key)),
      };
    });
}
