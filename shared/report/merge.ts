import { inOrderOfTime, type Learner, type Solve } from './learners.ts';

/** Backups of learners of whom there is a later one. */
export interface Merged {
  /** One for each learner, sorted by name. */
  readonly learners: readonly Learner[];
  readonly older: readonly Learner[];
}

/**
 * Keeps the latest backup of each learner (decision 106). Two backups are one learner's if they have the same name, and a solve of the same challenge at
 * the same time: two learners may well have the same name, but not this.
 */
export function latestOfEach(learners: readonly Learner[], tag: string): Merged {
  const latest: Learner[] = [];
  const older: Learner[] = [];
  for (const learner of learners.toSorted((one, other) => savedAt(other) - savedAt(one))) {
    (latest.some((later) => isSame(later, learner)) ? older : latest).push(learner);
  }
  return { learners: sortedByName(latest, tag), older };
}

/**
 * Adds what the class board has been told to the backups. On the board, a name belongs to one learner (decision 53), so what both say about a name is
 * one learner's: every solve of either, at the earlier time.
 */
export function withReported(
  learners: readonly Learner[],
  reported: readonly Learner[],
  tag: string,
): readonly Learner[] {
  const byName = new Map(reported.map((learner) => [learner.name, learner]));
  const joined = learners.map((learner) => {
    const told = byName.get(learner.name);
    byName.delete(learner.name);
    return told === undefined ? learner : join(learner, told);
  });
  return sortedByName([...joined, ...byName.values()], tag);
}

function join(backup: Learner, told: Learner): Learner {
  const solves = new Map<string, Solve>();
  for (const solve of inOrderOfTime([...backup.solves, ...told.solves])) {
    solves.set(solve.challenge.key, solves.get(solve.challenge.key) ?? solve);
  }
  return {
    ...backup,
    solves: [...solves.values()],
    found: backup.found.union(told.found),
    fixed: backup.fixed.union(told.fixed),
    hints: backup.hints === null ? told.hints : Math.max(backup.hints, told.hints ?? 0),
  };
}

function isSame(one: Learner, other: Learner): boolean {
  if (one.name !== other.name) {
    return false;
  }
  const times = new Map(one.solves.map(({ challenge, at }) => [challenge.key, at?.getTime()]));
  return other.solves.some(({ challenge, at }) => at !== null && times.get(challenge.key) === at.getTime());
}

/** Returns when a backup was written: the time of the file, which copying may change, unless its last solve is later. */
function savedAt({ savedAt: saved, solves }: Learner): number {
  return Math.max(saved?.getTime() ?? 0, ...solves.map(({ at }) => at?.getTime() ?? 0));
}

function sortedByName(learners: readonly Learner[], tag: string): readonly Learner[] {
  const inOrder = new Intl.Collator(tag, { numeric: true }).compare;
  return learners.toSorted((one, other) => inOrder(one.name, other.name) || inOrder(one.fileName, other.fileName));
}
