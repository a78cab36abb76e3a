import type { EvaluationKind, EvaluationResult } from '../evaluator.ts';

/**
 * A request to the evaluator as it travels between processes. Values are JSON strings, so that only the shop and
 * QuickJS ever build objects from what a learner wrote.
 */
export interface EvaluationJob {
  readonly kind: EvaluationKind;
  readonly source: string;
  /** A JSON object. */
  readonly globals: string;
}

/** The outcome as it travels between processes. `json` is absent when the value does not survive JSON. */
export type EvaluationOutcome =
  | Exclude<EvaluationResult, { outcome: 'value' }>
  | { readonly outcome: 'value'; readonly json?: string; readonly milliseconds: number };

/** Time limits of one evaluation, in milliseconds. */
export interface EvaluationLimits {
  /** QuickJS is interrupted after this long. */
  readonly time: number;
  /** Sleeping is cut off after this long in total. */
  readonly sleep: number;
}

/** A request as the evaluator receives it. */
export interface LimitedEvaluation extends EvaluationJob {
  readonly limits: EvaluationLimits;
}
