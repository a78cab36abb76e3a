import type { BoardEntry } from '../entries.ts';

/** Where a learner is who has to do the tutorials first. */
export interface TutorialMode {
  /** What may be seen: tutorials up to the lowest difficulty at which one is unsolved. */
  readonly shown: readonly BoardEntry[];
  /** The one to go on with. */
  readonly next: BoardEntry;
}

/** The tutorial rule of ui-learning.md 2.5; undefined when all tutorials are solved. @param entries in the order of the board */
export function tutorialMode(entries: readonly BoardEntry[]): TutorialMode | undefined {
  const tutorials = entries.filter(({ challenge }) => challenge.tutorialOrder !== null);
  // In the order of the board the first unsolved one has the lowest difficulty, and of these the lowest place.
  const next = tutorials.find(({ challenge }) => !challenge.solved);
  if (next === undefined) {
    return;
  }
  const shown = tutorials.filter(({ challenge }) => challenge.difficulty <= next.challenge.difficulty);
  return { shown, next };
}
