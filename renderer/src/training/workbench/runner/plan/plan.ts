import type { Draft } from '../../model/draft.ts';
import { draftOf } from '../../model/draft.ts';
import { newId } from '../../model/new-id.ts';
import { type List, newList } from '../values/list.ts';

/** How values come to positions. With one position, all of them are the same. */
export const modes = ['one', 'same', 'pairs', 'all'] as const;

/**
 * - `one`: one position at a time has a value, the others keep what stands between their marks.
 * - `same`: all positions have the same value.
 * - `pairs`: the first values of all lists, then the second ones, until the shortest list ends.
 * - `all`: each value with each other.
 */
export type Mode = (typeof modes)[number];

export const ways = ['one', 'paced', 'atOnce'] as const;

/** One at a time, with a pause from one to the next, or several at once. */
export type Way = (typeof ways)[number];

export interface Pace {
  readonly way: Way;
  /** Milliseconds from the beginning of one run of the requests to the next, for `paced`. */
  readonly pause: number;
  /** For `atOnce`. */
  readonly atOnce: number;
  /** For `atOnce`: whether the last bytes of requests under way are sent at the same moment. */
  readonly together: boolean;
}

export const takeKinds = ['json', 'pattern', 'header'] as const;

/** A value that is taken from a response, to be shown and to be used as `{{name}}` in later requests. */
export interface Take {
  readonly id: string;
  readonly name: string;
  /** By a JSON path (RFC 9535), by a regular expression, or the value of a header. */
  readonly kind: (typeof takeKinds)[number];
  /** The path, the expression or the header's name. */
  readonly from: string;
}

/** One of the requests that are sent one after the other. */
export interface Step {
  readonly id: string;
  /** Its text has positions between marks (§). */
  readonly draft: Draft;
  readonly takes: readonly Take[];
}

/** What the runner is to send. */
export interface Plan {
  readonly id: string;
  /** At least one. */
  readonly steps: readonly Step[];
  readonly mode: Mode;
  /** One for each position, in the order of the text. For modes with one list, the first counts. */
  readonly lists: readonly List[];
  /** How often requests without positions are sent. */
  readonly repeats: number;
  /** Which part is sent of combinations that are too many, from 0. */
  readonly part: number;
  readonly pace: Pace;
}

/** Limits of plans, beside those of what is sent at a time. */
export const planLimits = {
  plans: 30,
  steps: 5,
  /** Positions of a plan, and values that are taken from a response. */
  positions: 20,
  takes: 10,
} as const;

const firstRequest = 'GET /rest/products/search?q=§apple§ HTTP/1.1\nHost: localhost\nAccept: application/json\n\n';
const firstValues = 'apple\nbanana\nlemon\nmelon\nno such juice\n';

/** Makes a plan of a request; without one, of an example that a learner can start at once. */
export function newPlan(draft?: Draft): Plan {
  return {
    id: newId(),
    steps: [newStep(draft ?? draftOf(firstRequest))],
    mode: 'one',
    lists: [draft === undefined ? { ...newList(), typed: firstValues } : newList()],
    repeats: 10,
    part: 0,
    pace: { way: 'atOnce', pause: 500, atOnce: 8, together: false },
  };
}

export function newStep(draft: Draft): Step {
  return { id: newId(), draft, takes: [] };
}
