import type { EvaluationResult } from '../evaluator.ts';
import type { DecoyFileError } from '../files/file-error.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import type { OutboundGate } from '../outbound/outbound.ts';
import type { DocumentReaders } from '../readers/outcomes.ts';

/**
 * The decoy host (architecture.md 2): the one virtual machine behind every weakness that reaches files, commands or other
 * hosts. What learners send is really parsed and really evaluated; what it reaches is fiction. Shop areas find it as
 * `shop.decoy`.
 */
export interface DecoyHost {
  readonly files: DecoyFiles;
  readonly outbound: OutboundGate;
  readonly readers: DocumentReaders;
  /**
   * Evaluates a script with the `global`, `process` and `require` of a Node server, all of them the decoy's (api-account.md
   * 17.2 step 1). The value is the completion value as text (`String(value)`), undefined for a falsy one. It is there
   * as soon as the script itself has ended; commands, timers and callbacks that it started go on afterwards, as in Node,
   * and what they do to the decoy's files and which requests they make happens in good order.
   */
  evaluateCode(code: string): Promise<EvaluationResult>;
  /** Compiles and runs a Pug template inside the evaluator; the value is the HTML (api-account.md 17.2 step 3). */
  renderPug(template: string, locals: Readonly<Record<string, unknown>>): Promise<EvaluationResult>;
  /**
   * Runs a file of the decoy as a Handlebars layout inside the evaluator (api-account.md 14.7).
   * @param layout as sent: relative to the folder `views` below the shop's folder, also with a leading slash; `.hbs`
   * is appended where there is no extension
   * @param data what the template sees, besides `body`
   */
  renderLayout(layout: string, body: string, data: Readonly<Record<string, unknown>>): Promise<LayoutOutcome>;
  /**
   * Opens a runtime that lives on between calls, for the chatbot (api-shop.md 21): plain JavaScript, without `process` and
   * `require`. Its errors are QuickJS's: what the contract calls `process is not a function` is `not a function` here.
   * @param prelude script that it starts with
   */
  openSession(prelude: string): EvaluatorSession;
  /** Resolves when nothing that learners' code started is still going on. */
  idle(): Promise<void>;
  /** Clears the overlay and takes all sessions back to their prelude ("Reset shop"). */
  reset(): void;
}

/** `noFile` carries the error with the path as the answer shows it. */
export type LayoutOutcome = EvaluationResult | { readonly outcome: 'noFile'; readonly error: DecoyFileError };

/** How dear a call is to the journal of its session. */
export type Keep = 'always' | 'whileRoom' | 'never';

/**
 * A runtime of the evaluator whose state lives on. When its process is killed, the state is rebuilt from a journal of the
 * calls that changed it (decision 7).
 */
export interface EvaluatorSession {
  /**
   * Runs a script in the runtime; the value is what `EvaluationResult` says. Calls run in the order of their coming, each
   * for at most 2 s.
   * @param keep whether the call goes into the journal: `never` for one that is known to change nothing, `whileRoom` for one
   * that later ones may push out; `always` when left out
   */
  evaluate(source: string, keep?: Keep): Promise<EvaluationResult>;
  /** Back to the state right after the prelude. */
  restart(): void;
}
