import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { call, compileScript, runScript } from './inside.ts';
import type { EvaluationJob } from './messages.ts';

/** Learner code prepared in two steps, so that compile-time errors can be told from run-time errors. */
export interface Prepared {
  /** @throws ThrownInside or RefusedSource */
  compile(): void;
  /** Runs the code once. Its value stays inside the interpreter. @throws ThrownInside */
  run(): QuickJSHandle;
}

/** Prepares the plain kinds: a script that sees its globals. */
export function prepareScript(context: QuickJSContext, job: EvaluationJob): Prepared {
  defineGlobals(context, job.globals);
  return {
    compile: () => compileScript(context, job.source),
    run: () => runScript(context, job.source),
  };
}

/** Defines each property of a JSON object as a global variable. */
export function defineGlobals(context: QuickJSContext, globals: string): void {
  const define = runScript(
    context,
    `(text) => {
      for (const [name, value] of Object.entries(JSON.parse(text))) {
        Object.defineProperty(globalThis, name, { value, writable: true, configurable: true, enumerable: true });
      }
    }`,
  );
  call(context, define, context.undefined, context.newString(globals));
}
