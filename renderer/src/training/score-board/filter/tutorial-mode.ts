import type { BoardEntry } from '../entries.ts';

/** The state of a learner who has to do the tutorials first. */
export interface TutorialMode {
  /** What the learner may see: tutorials up to the lowest difficulty that has an unsolved one. */
  readonly shown: readonly BoardEntry[];
  /** The tutorial to do next. */
  readonly next: BoardEntry;
}

/**
 * Applies the tutorial rule of ui-learning.md 2.5; undefined when all tutorials are solved.
 * @param entries in the order of the board
 */
export function tutorialMode(entries: readonly BoardEntry[]): TutorialMode | undefined {
  const tutorials = entries.filter(({ challenge }) => challenge.tutorialOrder !== null);
  // In the order of the board, the first unsolved tutorial has the lowest difficulty and, among those, the lowest position.
  const next = tutorials.find(({ challenge }) => !challenge.solved);
  if (next === undefined) {
    return;
  }
  const shown = tutorials.filter(({ challenge }) => challenge.difficulty <= next.challenge.difficulty);
  return { shown, next };
}
