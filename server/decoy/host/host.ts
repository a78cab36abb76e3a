import type { EvaluationResult } from '../evaluator.ts';
import type { DecoyFileError } from '../files/file-error.ts';
import type { DecoyFiles } from '../files/file-system.ts';
import type { OutboundGate } from '../outbound/outbound.ts';
import type { DocumentReaders } from '../readers/outcomes.ts';

/**
 * The decoy host (architecture.md 2): the one virtual machine behind every weakness that reaches files, commands or other hosts. What
 * learners send is really parsed and really evaluated; what it reaches is fiction. Areas of the shop find it as `shop.decoy`.
 */
export interface DecoyHost {
  readonly files: DecoyFiles;
  readonly outbound: OutboundGate;
  readonly readers: DocumentReaders;
  /**
   * Evaluates a script with the `global`, `process` and `require` of a Node server, all of which are the decoy's (api-account.md 17.2 step
   * 1). The value is the completion value as a string (`String(value)`), or undefined for a falsy one. The promise resolves as soon as the
   * script itself has ended. Commands, timers and callbacks that it started run afterwards, as in Node, and their file changes and requests
   * happen in order.
   */
  evaluateCode(code: string): Promise<EvaluationResult>;
  /** Compiles and runs a Pug template inside the evaluator; the value is the HTML (api-account.md 17.2 step 3). */
  renderPug(template: string, locals: Readonly<Record<string, unknown>>): Promise<EvaluationResult>;
  /**
   * Runs a file of the decoy as a Handlebars layout inside the evaluator (api-account.md 14.7).
   * @param layout as sent: relative to the folder `views` below the shop's folder, even with a leading slash; `.hbs` is appended if there
   * is no extension
   * @param data what the template sees, besides `body`
   */
  renderLayout(layout: string, body: string, data: Readonly<Record<string, unknown>>): Promise<LayoutOutcome>;
  /**
   * Opens a runtime that lives on between calls, for the chatbot (api-shop.md 21). It runs plain JavaScript, without `process` and
   * `require`. Its errors are QuickJS's: what the contract calls `process is not a function` is `not a function` here.
   * @param prelude the script that it starts with
   */
  openSession(prelude: string): EvaluatorSession;
  /** Resolves when nothing that learners' code started is still running. */
  idle(): Promise<void>;
  /** Clears the overlay and returns all sessions to their prelude ("Reset shop"). */
  reset(): void;
}

/** The outcome of a layout. `noFile` carries the error, with the path as the response shows it. */
export type LayoutOutcome = EvaluationResult | { readonly outcome: 'noFile'; readonly error: DecoyFileError };

/** How much a call matters to the journal of its session. */
export type Keep = 'always' | 'whileRoom' | 'never';

/**
 * A runtime of the evaluator whose state lives on between calls. When its process is killed, the state is rebuilt from a journal of the
 * calls that changed it (decision 7).
 */
export interface EvaluatorSession {
  /**
   * Runs a script in the runtime. The value is as in `EvaluationResult`. Calls run in the order in which they arrive, each for at most 2 s.
   * @param keep whether the call goes into the journal: `never` for one that is known to change nothing, `whileRoom` for one that later
   * calls may push out; `always` when left out
   */
  evaluate(source: string, keep?: Keep): Promise<EvaluationResult>;
  /** Returns to the state right after the prelude. */
  restart(): void;
}
