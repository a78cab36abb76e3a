/** A group of challenges, as far as it decides what is unfolded. */
interface UnfoldableGroup {
  readonly id: string;
  /** What is left to solve. */
  readonly open: readonly unknown[];
}

/** Returns the id under which the fold of a group's solved challenges is kept. */
export function doneOf(groupId: string): string {
  return `${groupId}/solved`;
}

/** The most challenges that the board unfolds by itself. More would be a page of ten thousand pixels. */
const mostUnfolded = 30;

/**
 * Returns the groups that are unfolded as long as the learner has not folded them: from the first with something left to solve, as many as
 * make a page that one can still overlook.
 */
export function unfoldedAtFirst(groups: readonly UnfoldableGroup[]): ReadonlySet<string> {
  const unfolded = new Set<string>();
  let count = 0;
  for (const { id, open } of groups) {
    if (open.length > 0) {
      count += open.length;
      if (unfolded.size > 0 && count > mostUnfolded) {
        break;
      }
      unfolded.add(id);
    }
  }
  return unfolded;
}
