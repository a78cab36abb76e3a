import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { call, describeErrors, runScript, ThrownInside } from '../decoy/evaluation/inside.ts';
import type { Door, DoorResponse } from './door.ts';
import type { HostCalls } from './host-calls.ts';

/** The name of the learner's code in stacks. */
const fileName = 'your-fix.ts';

/** Thrown when the code ends before anybody could use it. The line is counted from 1; 0 where it is unknown. */
export class DoesNotRun extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Thrown when the code has used up its time or its memory. It can't be caught inside. */
export class Exhausted extends Error {
  readonly limit: 'timedOut' | 'outOfMemory';

  constructor(limit: Exhausted['limit']) {
    super(limit);
    this.limit = limit;
  }
}

/** What runs in an interpreter: a script that holds a snippet's surroundings, and the compiled snippet. */
export interface Program {
  /** Its exports have a function `install` (inside/install.ts). */
  readonly surroundings: string;
  readonly snippet: string;
  readonly calls: HostCalls;
  /** Does work in which learners' code runs, and counts its time. */
  readonly running: <Result>(work: () => Result) => Result;
  /** Returns which limit has been exceeded, if any. */
  readonly exceeded: () => Exhausted['limit'] | undefined;
}

/** The most steps of promises for one response. */
const mostSteps = 100_000;

/** The longest response that is read, in characters. */
const longestResponse = 100_000;

/**
 * Runs a snippet in its surroundings, and opens the door to it.
 * @throws DoesNotRun, and Exhausted, which the door throws as well
 */
export function openDoor(context: QuickJSContext, { surroundings, snippet, calls, running, exceeded }: Program): Door {
  const describe = describeErrors(context);
  const lineIn = lineFinder(context);
  const checked = <Result>(work: () => Result): Result => {
    try {
      return running(work);
    } finally {
      const limit = exceeded();
      if (limit !== undefined) {
        // biome-ignore lint/correctness/noUnsafeFinally: nothing that came of it counts once a limit is exceeded
        throw new Exhausted(limit);
      }
    }
  };

  const driver = install(context, surroundings, calls);
  const method = (name: string) => context.getProp(driver, name);
  const [load, ask, take] = [method('load'), method('ask'), method('take')];
  checked(() => {
    try {
      const text = `(function (exports, require) {${snippet}\n})`;
      const result = context.evalCode(text, fileName, { type: 'global' });
      if (result.error !== undefined) {
        throw new ThrownInside(result.error);
      }
      call(context, load, driver, result.value);
    } catch (error) {
      throw doesNotRun(error, describe, lineIn);
    }
  });

  return (request) =>
    checked(() => {
      const json = context.newString(JSON.stringify(request));
      try {
        call(context, ask, driver, json);
        context.runtime.executePendingJobs(mostSteps);
        const answer: unknown = context.dump(call(context, take, driver));
        return typeof answer === 'string' ? responseIn(answer) : noResponse;
      } catch (error) {
        if (error instanceof ThrownInside) {
          return noResponse;
        }
        throw error;
      } finally {
        json.dispose();
      }
    });
}

const noResponse: DoorResponse = { status: 504, headers: {}, text: 'No response' };

/** Reads what learners' code has sent, field by field. */
function responseIn(json: string): DoorResponse {
  if (json.length > longestResponse) {
    return { status: 500, headers: {}, text: 'The response is too long' };
  }
  const { status, headers, text } = Object(JSON.parse(json));
  return {
    status: typeof status === 'number' ? status : 500,
    headers: Object.fromEntries(Object.entries(Object(headers)).map(([name, value]) => [name, String(value)])),
    text: String(text),
  };
}

/** Runs the surroundings' script and installs them. @returns their driver */
function install(context: QuickJSContext, surroundings: string, calls: HostCalls): QuickJSHandle {
  const hostCall = context.newFunction('hostCall', (name, json) => {
    const known = context.getString(name);
    const input = JSON.parse(context.getString(json));
    const result = Object.hasOwn(calls, known) ? calls[known as keyof HostCalls](input) : null;
    return context.newString(JSON.stringify(result ?? null));
  });
  const installed = runScript(context, `(() => { ${surroundings}; return insideQuickJs.install; })()`);
  return call(context, installed, context.undefined, hostCall);
}

function doesNotRun(
  error: unknown,
  describe: ReturnType<typeof describeErrors>,
  lineIn: (thrown: QuickJSHandle) => number,
): unknown {
  if (!(error instanceof ThrownInside)) {
    return error;
  }
  const line = lineIn(error.thrown);
  const { name, message } = describe(error.thrown);
  return new DoesNotRun(`${name}: ${message}`, line);
}

/** Makes a function that finds the line of the learner's code in the stack of an error. Call it before that code runs. */
function lineFinder(context: QuickJSContext): (thrown: QuickJSHandle) => number {
  const find = runScript(
    context,
    `((String, exec) => (thrown) => {
      try {
        const found = exec(String(thrown.stack));
        return found === null ? 0 : +found[1];
      } catch {
        return 0;
      }
    })(String, RegExp.prototype.exec.bind(/${fileName.replace('.', '\\.')}:(\\d+)/))`,
  );
  return (thrown) => {
    const line: unknown = context.dump(call(context, find, context.undefined, thrown));
    return typeof line === 'number' ? line : 0;
  };
}
