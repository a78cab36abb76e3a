/** What learner input is evaluated as; each kind has its own limits and its own globals (rulings 7). */
export type EvaluationKind = 'where' | 'orderLines' | 'userName' | 'erasureLayout' | 'chatbot';

/** One piece of learner input to be evaluated outside of the shop process. */
export interface EvaluationRequest {
  readonly kind: EvaluationKind;
  /** The source text, a script; its completion value is the result. */
  readonly source: string;
  /** JSON values the script sees as globals. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/**
 * What came of it. `value` is JSON-like (what survives `JSON.stringify`), `threw` an error of the learner's code,
 * `timedOut` the deadline, `outOfMemory` the memory limit, `crashed` a dead evaluator (it is started anew).
 */
export type EvaluationResult =
  | { readonly outcome: 'value'; readonly value: unknown; readonly milliseconds: number }
  | {
      readonly outcome: 'threw';
      readonly name: string;
      readonly message: string;
      /** True when the text did not even compile. */
      readonly duringCompile: boolean;
      readonly milliseconds: number;
    }
  | { readonly outcome: 'timedOut'; readonly milliseconds: number }
  | { readonly outcome: 'outOfMemory'; readonly milliseconds: number }
  | { readonly outcome: 'crashed'; readonly milliseconds: number };

/**
 * Evaluates learner input in QuickJS, in a process of its own (design section 1, wall 1). Never rejects because of the
 * learner's input; rejects only when the evaluator cannot be reached at all.
 */
export interface Evaluator {
  evaluate(request: EvaluationRequest): Promise<EvaluationResult>;
}
