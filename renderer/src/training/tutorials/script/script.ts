import type { Condition } from '../conditions/condition.ts';
import type { FromConfiguration } from './from-configuration.ts';

/** What stands in a hint's text for a placeholder such as `{{payload}}`; never part of the translated text. */
export type HintValue =
  /** Something to be typed exactly like this; can be copied. */
  | { readonly payload: FromConfiguration }
  /** A piece of code or an address, to be read. */
  | { readonly code: FromConfiguration }
  /** What a button or menu entry says, by its text key. */
  | { readonly label: string };

/** One hint of a tutorial (ui-learning.md 13.2). */
export interface Step {
  /** Text key. The text may hold `**strong**`, `` `code` `` and placeholders. */
  readonly text: string;
  /** Selectors of what the hint stands beside: the first that is on the screen. */
  readonly anchor: readonly [string, ...string[]];
  /** Whether to draw a ring around the anchor; not where it only gives the place. What the step waits for has one in any case. */
  readonly marksAnchor?: false;
  /** Selectors of what the learner has to use, where the step waits for something else. */
  readonly points?: readonly string[];
  readonly values?: Readonly<Record<string, HintValue>> | undefined;
  /** Whether the learner has to do it before the next hint comes. */
  readonly unskippable?: true;
  readonly until: Condition;
}

/** Hints in order. The contract's "after" flag has no counterpart: hints stand beside their anchor, wherever there is room. */
export type Script = readonly [Step, ...Step[]];
