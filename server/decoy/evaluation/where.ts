import type { QuickJSContext } from 'quickjs-emscripten-core';
import { call, runScript } from './inside.ts';
import type { EvaluationJob } from './messages.ts';
import type { Prepared } from './script.ts';

/** The longest single sleep, in milliseconds (api-shop.md 3.1). */
const longestSleep = 2000;

/**
 * Prepares a condition over documents (api-shop.md 3.1). The host, not the learner's code, goes through the documents
 * and keeps the list of those that match.
 * @param sleepLimit milliseconds that all sleeping may take in total
 */
export function prepareWhere(context: QuickJSContext, job: EvaluationJob, sleepLimit: number): Prepared {
  const documents = call(
    context,
    runScript(context, '(text) => JSON.parse(text).documents'),
    context.undefined,
    context.newString(job.globals),
  );
  const isTruthy = runScript(context, '(value) => !!value');
  const compile = runScript(context, '((compile) => (text) => compile("obj", "return " + text))(Function)');
  defineSleep(context, sleepLimit);
  let condition = context.undefined;
  return {
    compile: () => {
      condition = call(context, compile, context.undefined, context.newString(job.source));
    },
    run: () => {
      const matched = context.newArray();
      let matches = 0;
      const count = context.getLength(documents) ?? 0;
      for (let index = 0; index < count; index += 1) {
        const document = context.getProp(documents, index);
        const truthy = call(context, isTruthy, context.undefined, call(context, condition, document, document));
        if (context.dump(truthy) === true) {
          context.setProp(matched, matches, context.newNumber(index));
          matches += 1;
        }
      }
      return matched;
    },
  };
}

/** Defines `sleep(ms)`, which really blocks, as the learner expects. Only this process waits. */
function defineSleep(context: QuickJSContext, sleepLimit: number): void {
  let left = sleepLimit;
  const sleep = context.newFunction('sleep', (duration) => {
    // NaN would wait for ever.
    const wanted = Math.max(context.getNumber(duration) || 0, 0);
    const granted = Math.min(wanted, longestSleep, left);
    left -= granted;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, granted);
    return context.undefined;
  });
  // Number() runs inside, since turning an object into a number may run learner code.
  const define = runScript(
    context,
    '(sleep) => { const toNumber = Number; globalThis.sleep = (ms) => sleep(toNumber(ms)); }',
  );
  call(context, define, context.undefined, sleep);
}
