import type { ExchangeEnd } from '../../../../../../shared/api/workbench.ts';
import { newId } from '../../model/new-id.ts';
import type { Combination, Part } from '../plan/combinations.ts';
import type { Mode, Plan, Step } from '../plan/plan.ts';
import type { Taken } from '../plan/requests.ts';
import type { List } from '../values/list.ts';
import type { Lack } from './reader/take.ts';

/** A response of a run. */
export interface Answer {
  /** Its first bytes, in base64. */
  readonly response: string;
  /** How many bytes arrived. */
  readonly length: number;
  readonly status: number | undefined;
  readonly end: ExchangeEnd;
  readonly milliseconds: number;
}

/** What became of a combination: a row of the results. */
export interface Row {
  /** From 1, the same in every part of the combinations. */
  readonly number: number;
  readonly values: Combination;
  /** One for each request that was sent. */
  readonly answers: readonly Answer[];
  readonly taken: Taken;
  readonly lacks: Readonly<Record<string, Lack>>;
  /** The value for want of which the next request was not sent. */
  readonly missing: string | undefined;
}

/**
 * How a run ended: with its last request, at the learner's wish, at its longest time, with a pattern that took too long, or with a refusal of
 * the shop.
 */
export type RunEnd = 'finished' | 'stopped' | 'timeUp' | 'tooSlow' | 'refused';

/** A run of a plan, under way or over. */
export interface Run {
  readonly id: string;
  readonly planId: string;
  /** The plan as it was, as far as it tells what was sent. */
  readonly steps: readonly Step[];
  readonly mode: Mode;
  readonly lists: readonly Pick<List, 'change'>[];
  readonly part: Part;
  /** When it began, as `Date.now()`. */
  readonly at: number;
  /** How many requests have been answered, and how many are to be sent. */
  readonly sent: number;
  readonly requests: number;
  /** Milliseconds from its beginning until now, or until its end. */
  readonly milliseconds: number;
  /** In the order in which they ended. */
  readonly rows: readonly Row[];
  /** undefined while it is under way. */
  readonly end: RunEnd | undefined;
  /** One sentence of the shop, if it refused. */
  readonly reason: string | undefined;
}

/** Limits of what is kept of runs, in bytes of responses: of each, of all, and of each beyond that. */
export const runLimits = {
  response: 64 * 1024,
  responses: 32 * 1024 * 1024,
  beyond: 1024,
} as const;

/** Makes a run that is to begin now. */
export function newRun(plan: Plan, part: Part): Run {
  return {
    id: newId(),
    planId: plan.id,
    steps: plan.steps,
    mode: plan.mode,
    lists: plan.lists.map(({ change }) => ({ change })),
    part,
    at: Date.now(),
    sent: 0,
    requests: (part.to - part.from) * plan.steps.length,
    milliseconds: 0,
    rows: [],
    end: undefined,
    reason: undefined,
  };
}

/** Returns how many bytes of a response are kept. */
export function keptBytes({ response }: Answer): number {
  return Math.floor((response.replace(/=+$/, '').length * 3) / 4);
}

/** Returns the response whose values a row shows: the last one. */
export function lastAnswer({ answers }: Row): Answer | undefined {
  return answers.at(-1);
}
