import type { EvaluationKind, EvaluationResult } from '../evaluator.ts';

/**
 * A request for the evaluator as it travels between processes. Values are JSON text, so that nobody but the shop and
 * QuickJS ever builds objects out of what a learner wrote.
 */
export interface EvaluationJob {
  readonly kind: EvaluationKind;
  readonly source: string;
  /** A JSON object. */
  readonly globals: string;
}

/** What came of it, as it travels: `json` is absent when the value does not survive JSON. */
export type EvaluationOutcome =
  | Exclude<EvaluationResult, { outcome: 'value' }>
  | { readonly outcome: 'value'; readonly json?: string; readonly milliseconds: number };

/** Time limits of one evaluation, in milliseconds. */
export interface EvaluationLimits {
  /** QuickJS is interrupted after this long. */
  readonly time: number;
  /** All sleeping together is cut off after this long. */
  readonly sleep: number;
}

/** A request as the evaluator gets it. */
export interface LimitedEvaluation extends EvaluationJob {
  readonly limits: EvaluationLimits;
}
