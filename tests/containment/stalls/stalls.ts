import { answersStalls } from './answers.ts';
import { handbookStalls } from './handbook.ts';
import { moreStalls } from './more.ts';
import { patternStalls } from './patterns.ts';
import { queueStalls } from './queues.ts';
import { sqlStalls } from './sql.ts';
import type { Stall, StallArea } from './stall.ts';
import { storeStalls } from './stores.ts';
import { workbenchStalls } from './workbench.ts';

const byArea: Readonly<Record<StallArea, readonly Stall[]>> = {
  sql: sqlStalls,
  answers: answersStalls,
  more: moreStalls,
  patterns: patternStalls,
  queues: queueStalls,
  stores: storeStalls,
  handbook: handbookStalls,
  workbench: workbenchStalls,
};

/** All attempts with their areas, in the order in which they are made. */
export const stalls = Object.entries(byArea).flatMap(([area, list]) =>
  // Object.entries doesn't keep the type of the record's keys.
  list.map((stall) => ({ ...stall, area: area as StallArea })),
);

/** Areas whose attempts lie in how requests come and responses leave. Those of all others lie in what requests contain. */
const areasOfRequests: readonly StallArea[] = ['answers', 'queues', 'handbook', 'workbench'];

/** Both halves of the attempts, which are made at the same time. */
export const stallsOfRequests = stalls.filter(({ area }) => areasOfRequests.includes(area));
export const stallsOfContent = stalls.filter(({ area }) => !areasOfRequests.includes(area));
