import { moreStalls } from './more.ts';
import type { Stall } from './stall.ts';

/** All attempts, in the order in which they are made. */
export const stalls: readonly Stall[] = [...moreStalls];
