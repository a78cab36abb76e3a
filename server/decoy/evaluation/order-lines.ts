import { randomBytes } from 'node:crypto';
import type { QuickJSContext } from 'quickjs-emscripten-core';
import { call, compileScript, RefusedSource, runScript } from './inside.ts';
import { guardLoops } from './loop-guard.ts';
import type { EvaluationJob } from './messages.ts';
import { defineGlobals, type Prepared } from './script.ts';

/**
 * Prepares order lines: a script whose loops are counted, so that an endless loop can be told from a slow expression
 * (api-shop.md 22, decision 7). Code made from strings at run time would escape the counting, so it is forbidden.
 * @param onLoopLimit called when a loop has gone round too often; whatever the script does after that no longer counts
 */
export function prepareOrderLines(context: QuickJSContext, job: EvaluationJob, onLoopLimit: () => void): Prepared {
  defineGlobals(context, job.globals);
  takeAwayCodeFromText(context);
  const limitName = `limit${randomBytes(8).toString('hex')}`;
  const limit = context.newFunction(limitName, () => {
    onLoopLimit();
    return context.undefined;
  });
  const define = runScript(context, '(name, value) => Object.defineProperty(globalThis, name, { value })');
  call(context, define, context.undefined, context.newString(limitName), limit);
  let guarded = '';
  return {
    compile: () => {
      guarded = guard(job.source, limitName);
      compileScript(context, guarded);
    },
    run: () => runScript(context, guarded),
  };
}

function guard(source: string, limitName: string): string {
  try {
    return guardLoops(source, limitName);
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new RefusedSource(error.message);
    }
    throw error;
  }
}

function takeAwayCodeFromText(context: QuickJSContext): void {
  runScript(
    context,
    `(() => {
      const refuse = function () { throw new EvalError('Code generation from strings disallowed for this context'); };
      for (const sample of [function () {}, function* () {}, async function () {}, async function* () {}]) {
        const prototype = Object.getPrototypeOf(sample);
        Object.defineProperty(prototype, 'constructor', { value: refuse, writable: false, configurable: false });
      }
      refuse.prototype = Object.getPrototypeOf(refuse);
      globalThis.Function = refuse;
      globalThis.eval = refuse;
    })()`,
  );
}
