/** The kinds of evaluation. Each has its own limits, form of source and globals (decision 7). */
export const evaluationKinds = [
  'where',
  'orderLines',
  'userName',
  'erasureLayout',
  'chatbot',
  'pug',
  'xml',
  'yaml',
] as const;

export type EvaluationKind = (typeof evaluationKinds)[number];

/**
 * A piece of learner input to be evaluated outside the shop process.
 *
 * - `where` (api-shop.md 3.1): `source` is the condition, without `return`; `globals.documents` is the list of documents. The condition is
 *   compiled once as a function body, `return <source>`, with the parameter `obj`. It runs for each document with `this` = `obj` = the
 *   document. The value is the ascending list of the indexes of those documents for which it was truthy. `sleep(ms)` is available. The
 *   limit is 5 s in all, of which at most 2.5 s asleep.
 * - `orderLines` (api-shop.md 22): `source` is a script, and the value is its completion value. The limit is 2 s in all. A loop that runs
 *   more than 1,000,000 times gives `threw` with the message `loopLimitMessage`, whatever the script catches.
 * - The other kinds belong to the decoy host. Use `DecoyHost`, which knows what they need (server/decoy/host/host.ts).
 */
export interface EvaluationRequest {
  readonly kind: EvaluationKind;
  readonly source: string;
  /** JSON values that the script sees as globals. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The exact message of the contract's guard against endless loops in order lines (api-shop.md 22). */
export const loopLimitMessage = 'Infinite loop detected - reached max iterations';

/**
 * The outcome of an evaluation. `value` is JSON-like: it is what survives `JSON.stringify`, or undefined when nothing does. `threw` is an
 * error in the learner's code, `timedOut` means the deadline, and `outOfMemory` the memory limit. `crashed` means that the evaluator died;
 * it is restarted, and the input that killed it isn't tried again. `busy` means that the queue was full or did not move in time.
 */
export type EvaluationResult =
  | { readonly outcome: 'value'; readonly value: unknown; readonly milliseconds: number }
  | {
      readonly outcome: 'threw';
      /** `SyntaxError`, `ReferenceError`, ...; `Error` when something other than an error was thrown. */
      readonly name: string;
      readonly message: string;
      /** True when the source did not even compile. */
      readonly duringCompile: boolean;
      readonly milliseconds: number;
    }
  | { readonly outcome: 'timedOut'; readonly milliseconds: number }
  | { readonly outcome: 'outOfMemory'; readonly milliseconds: number }
  | { readonly outcome: 'crashed'; readonly milliseconds: number }
  | { readonly outcome: 'busy'; readonly milliseconds: number };

/**
 * Evaluates learner input in QuickJS, in a process of its own (architecture.md 1, wall 1). Never rejects because of the
 * learner's input; rejects only when the evaluator cannot be reached at all.
 */
export interface Evaluator {
  evaluate(request: EvaluationRequest): Promise<EvaluationResult>;
}
