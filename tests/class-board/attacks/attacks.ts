import { contentAttacks } from './contents.ts';
import { doorAttacks } from './doors.ts';
import { forgedAttacks } from './forged.ts';
import { nameAttacks } from './names.ts';
import { replayedAttacks } from './replayed.ts';
import { sizeAttacks } from './sizes.ts';

/** Attempts on a board with the limits of a usual class. */
export const usualAttacks = [...forgedAttacks, ...replayedAttacks, ...nameAttacks, ...contentAttacks, ...doorAttacks];

/** All attempts on the class board. */
export const boardAttacks = [...usualAttacks, ...sizeAttacks];
