import type { ChallengeKey } from './challenge-keys.ts';

/**
 * The parts of the score board as the build has drawn them, from which the server makes the drawing that is there before the page's own code
 * (decision 123). Each is HTML. The server fills in the marks, which are written `{{mark}}`.
 */
export interface BoardDrawing {
  /**
   * The holder of the drawing, with its styles. Its marks are `rangeButton`, `next` and `groups`, and for each progress `hacking` for both
   * numbers and `hackingPercent` for the percentage.
   */
  readonly page: string;
  /** The button in the bar: before the board was found, and afterwards, with the marks `solved` and `share`. */
  readonly rangeButton: { readonly help: string; readonly count: string };
  /** What is next, alone and beside what was begun, with the marks `nextName`, `nextDifficulty`, `reason`, `begunName` and `begunDifficulty`. */
  readonly strip: { readonly one: string; readonly two: string };
  /** Why a challenge is proposed, as text, by reason and, where there is one, path: `PATH/injection`. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The groups by difficulty from 1 to 6: folded, with the mark `solved`, and unfolded, with `cards` and `done` as well. */
  readonly groups: readonly { readonly folded: string; readonly unfolded: string }[];
  /** The button that unfolds what was solved before: for one challenge, and for several, with the mark `count`. */
  readonly done: { readonly one: string; readonly many: string };
  /** The card of each challenge while it is unsolved, in an item of a list. */
  readonly cards: Readonly<Record<ChallengeKey, string>>;
}

/** The lines of progress on the board: both kinds of challenges, all together, and each difficulty. */
export const progressNames = ['hacking', 'coding', 'all', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Where the page fetches the drawing, relative to itself. */
export const boardDrawingPath = 'rest/range/score-board';

/** The file of the built server that has the parts. */
export const boardDrawingFile = 'board-drawing.json';
