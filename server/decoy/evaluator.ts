/** What learner input is evaluated as; each kind has its own limits, its own form of source and its own globals (decision 7). */
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
 * One piece of learner input to be evaluated outside of the shop process.
 *
 * - `where` (api-shop.md 3.1): `source` is the text of the condition, without `return`; `globals.documents` is the list
 *   of documents. The condition is compiled once as a function body `return <source>` with the parameter `obj` and runs
 *   for each document with `this` = `obj` = the document. The value is the list of indexes (ascending) of those for
 *   which it was truthy. `sleep(ms)` is there. 5 s in all, of which at most 2.5 s asleep.
 * - `orderLines` (api-shop.md 22): `source` is a script; the value is its completion value. 2 s in all. A loop that runs
 *   more than 1,000,000 times gives `threw` with the message `loopLimitMessage`, whatever the script catches.
 * - The other kinds are the decoy host's own: ask `DecoyHost`, which knows what they need (server/decoy/host/host.ts).
 */
export interface EvaluationRequest {
  readonly kind: EvaluationKind;
  readonly source: string;
  /** JSON values the script sees as globals. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The message, word for word, of the contract's guard against endless loops in order lines (api-shop.md 22). */
export const loopLimitMessage = 'Infinite loop detected - reached max iterations';

/**
 * What came of it. `value` is JSON-like (what survives `JSON.stringify`; undefined when nothing does), `threw` an error
 * of the learner's code, `timedOut` the deadline, `outOfMemory` the memory limit, `crashed` a dead evaluator (it is
 * started anew, and what killed it is not tried again), `busy` a queue that was full or did not move in time.
 */
export type EvaluationResult =
  | { readonly outcome: 'value'; readonly value: unknown; readonly milliseconds: number }
  | {
      readonly outcome: 'threw';
      /** `SyntaxError`, `ReferenceError`, ...; `Error` when something other than an error was thrown. */
      readonly name: string;
      readonly message: string;
      /** True when the text did not even compile. */
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
