import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';

/** Thrown for whatever code inside the interpreter throws. */
export class ThrownInside extends Error {
  readonly thrown: QuickJSHandle;

  constructor(thrown: QuickJSHandle) {
    super('thrown inside the interpreter');
    this.thrown = thrown;
  }
}

/** Thrown for learner code that was refused before it reached the interpreter. */
export class RefusedSource extends Error {}

/** An error as clients see it. */
export interface DescribedError {
  readonly name: string;
  readonly message: string;
}

const longestText = 2000;

/** The longest JSON of a value that is handed back, in characters. */
export const longestJson = 1_000_000;

/** Evaluates a string as a script. @throws ThrownInside */
export function runScript(context: QuickJSContext, text: string): QuickJSHandle {
  return settle(context.evalCode(text, 'input.js', { type: 'global' }));
}

/** Compiles a string as a script without running it. @throws ThrownInside */
export function compileScript(context: QuickJSContext, text: string): void {
  settle(context.evalCode(text, 'input.js', { type: 'global', compileOnly: true }));
}

/** Calls a function inside the interpreter. @throws ThrownInside */
export function call(
  context: QuickJSContext,
  callee: QuickJSHandle,
  self: QuickJSHandle,
  ...values: QuickJSHandle[]
): QuickJSHandle {
  return settle(context.callFunction(callee, self, ...values));
}

function settle(result: ReturnType<QuickJSContext['callFunction']>): QuickJSHandle {
  if (result.error !== undefined) {
    throw new ThrownInside(result.error);
  }
  return result.value;
}

/**
 * Makes a function that writes a value as JSON, or returns undefined for a value that JSON can't express. Call this before learner code
 * runs, which may replace what it needs.
 */
export function stringifyValues(context: QuickJSContext): (value: QuickJSHandle) => string | undefined {
  const stringify = runScript(context, '((stringify) => (value) => stringify(value))(JSON.stringify)');
  return (value) => {
    const text = call(context, stringify, context.undefined, value);
    const json: unknown = context.dump(text);
    text.dispose();
    return typeof json === 'string' ? json : undefined;
  };
}

/**
 * Makes a function that describes what was thrown inside the interpreter. Call this before learner code runs, which may replace what it
 * needs. Reading `name` and `message` may run learner code once more, under the same limits.
 */
export function describeErrors(context: QuickJSContext): (thrown: QuickJSHandle) => DescribedError {
  const describe = runScript(
    context,
    `((Error, String, stringify) => (thrown) => {
      try {
        const isError = thrown instanceof Error;
        return stringify(isError ? [String(thrown.name), String(thrown.message)] : ['Error', String(thrown)]);
      } catch {
        return '["Error",""]';
      }
    })(Error, String, JSON.stringify)`,
  );
  return (thrown) => {
    const [name, message] = JSON.parse(context.getString(call(context, describe, context.undefined, thrown)));
    return { name: name.slice(0, longestText), message: message.slice(0, longestText) };
  };
}
