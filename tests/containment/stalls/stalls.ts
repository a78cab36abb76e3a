import { moreStalls } from './more.ts';
import { patternStalls } from './patterns.ts';
import { queueStalls } from './queues.ts';
import { sqlStalls } from './sql.ts';
import type { Stall } from './stall.ts';
import { storeStalls } from './stores.ts';

/** All attempts, in the order in which they are made. */
export const stalls: readonly Stall[] = [...sqlStalls, ...moreStalls, ...patternStalls, ...queueStalls, ...storeStalls];
