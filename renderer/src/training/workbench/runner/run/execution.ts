import type { Part } from '../plan/combinations.ts';
import type { Pace, Plan } from '../plan/plan.ts';
import type { Reader } from './reader/reader.ts';
import type { Row } from './run.ts';

/** A run that is to be executed. */
export interface Execution {
  readonly plan: Plan;
  readonly part: Part;
  readonly reader: Reader;
  readonly signal: AbortSignal;
  /** Called for each response. */
  readonly onSent: () => void;
  /** Called for each combination whose requests have been sent, as far as they could. */
  readonly onRow: (row: Row) => void;
}

/** Makes the row of a combination before anything was sent for it. */
export function emptyRow(number: number, values: Row['values']): Row {
  return { number, values, answers: [], taken: {}, lacks: {}, missing: undefined };
}

/** Returns how an order is sent at a pace. */
export function orderWishes({ way, pause, atOnce, together }: Pace): {
  atOnce: number;
  pause: number;
  together: boolean;
} {
  switch (way) {
    case 'one':
      return { atOnce: 1, pause: 0, together: false };
    case 'paced':
      return { atOnce: 1, pause, together: false };
    case 'atOnce':
      return { atOnce, pause: 0, together };
  }
}
