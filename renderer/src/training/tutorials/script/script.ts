import type { Condition } from '../conditions/condition.ts';
import type { FromConfiguration } from './from-configuration.ts';

/** What replaces a placeholder such as `{{payload}}` in a hint's text. It is never part of the translated text. */
export type HintValue =
  /** Something to type exactly like this; it can be copied. */
  | { readonly payload: FromConfiguration }
  /** A piece of code or an address to read. */
  | { readonly code: FromConfiguration }
  /** The label of a button or menu entry, by its text key. */
  | { readonly label: string };

/** One hint of a tutorial (ui-learning.md 13.2). */
export interface Step {
  /** Text key. The text may contain `**strong**`, `` `code` `` and placeholders. */
  readonly text: string;
  /** Selectors for the element beside which the hint goes: the first that is on the screen. */
  readonly anchor: readonly [string, ...string[]];
  /** Set when no ring should be drawn around an anchor that only gives the place. What the step waits for has one in any case. */
  readonly marksAnchor?: false;
  /** Selectors for what the learner has to use, if the step waits for something else. */
  readonly points?: readonly string[];
  readonly values?: Readonly<Record<string, HintValue>> | undefined;
  /** Whether the learner has to do this before the next hint appears. */
  readonly unskippable?: true;
  /** Set when the learner has to leave the screen of the step before to do this. */
  readonly anywhere?: true;
  /** Set when nothing that was asked for so far has to hold once this is done: a login has succeeded, a form was sent. */
  readonly settles?: true;
  /** Set where the hint links to the workbench, because the same can be done with a request, or because the learner has to go there. */
  readonly workbench?: 'same' | 'there';
  readonly until: Condition;
}

/** Hints in order. The contract's "after" flag has no counterpart: hints go beside their anchor, wherever there is room. */
export type Script = readonly [Step, ...Step[]];
