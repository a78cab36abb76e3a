import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { describeErrors, longestJson, runScript, stringifyValues, ThrownInside } from './inside.ts';
import type { EvaluationJob, EvaluationLimits, EvaluationOutcome } from './messages.ts';
import { type Interpreter, startRuntime } from './sandbox.ts';
import type { SessionGlobals, SessionOutcome } from './session-messages.ts';

/** How many calls an interpreter serves before it is discarded and rebuilt, since each leaves a few bytes behind. */
const mostCalls = 1000;

/** An interpreter that lives on between jobs. */
interface Session {
  readonly id: string;
  readonly context: QuickJSContext;
  readonly stringify: ReturnType<typeof stringifyValues>;
  readonly describe: ReturnType<typeof describeErrors>;
  /** How many calls shaped it. The shop keeps the same count. */
  kept: number;
  calls: number;
  /** When the running job must be over, on the clock of `performance.now()`. */
  deadline: number;
}

/**
 * One session is enough, as there is one chatbot. A second one would take turns with it, and each would be rebuilt from
 * its journal.
 */
let current: Session | undefined;

/** Returns what the job says about its session, if it belongs to one. */
export function sessionOf({ kind, globals }: EvaluationJob): SessionGlobals | undefined {
  if (kind !== 'chatbot') {
    return undefined;
  }
  // The shop process wrote it. If that process is taken over, it can spoil only its own sessions.
  const { session }: { readonly session?: SessionGlobals } = JSON.parse(globals);
  return session;
}

/** Runs a job in its session. The given interpreter is used only if the session has none that fits. Never throws. */
export function evaluateInSession(
  interpreter: Interpreter,
  source: string,
  asked: SessionGlobals,
  limits: EvaluationLimits,
): EvaluationOutcome {
  const startedAt = performance.now();
  const milliseconds = () => Math.round(performance.now() - startedAt);
  const answer = (outcome: SessionOutcome): EvaluationOutcome => ({
    outcome: 'value',
    json: JSON.stringify(outcome),
    milliseconds: milliseconds(),
  });
  try {
    const session = find(interpreter, asked, startedAt + limits.time);
    if (session === undefined) {
      return answer({ outcome: 'noSession' });
    }
    session.deadline = startedAt + limits.time;
    session.calls += 1;
    session.kept += asked.keep ? 1 : 0;
    const outcome = run(session, source);
    if (performance.now() > session.deadline) {
      // A script that uses up its time leaves the interpreter in an unknown state.
      current = undefined;
      return { outcome: 'timedOut', milliseconds: milliseconds() };
    }
    return answer(outcome);
  } catch {
    current = undefined;
    return { outcome: 'crashed', milliseconds: milliseconds() };
  }
}

function find(interpreter: Interpreter, asked: SessionGlobals, deadline: number): Session | undefined {
  if (current?.id === asked.id && current.kept === asked.kept && current.calls < mostCalls) {
    return current;
  }
  current = undefined;
  if (asked.rebuild === undefined) {
    return undefined;
  }
  const session: Session = start(interpreter, asked.id, deadline);
  current = session;
  for (const script of [asked.rebuild.prelude, ...asked.rebuild.journal]) {
    run(session, script);
  }
  session.kept = asked.kept;
  return session;
}

function start(interpreter: Interpreter, id: string, deadline: number): Session {
  let session: Session | undefined;
  const context = startRuntime(interpreter, () => performance.now() > (session?.deadline ?? deadline));
  const [stringify, describe] = [stringifyValues(context), describeErrors(context)];
  session = { id, context, stringify, describe, kept: 0, calls: 0, deadline };
  return session;
}

/**
 * Runs everything that is pending, and then returns the value of a promise. A promise that is still pending is returned
 * as it is.
 */
function settled(context: QuickJSContext, value: QuickJSHandle): QuickJSHandle {
  const { error } = context.runtime.executePendingJobs();
  if (error !== undefined) {
    throw new ThrownInside(error);
  }
  const state = context.getPromiseState(value);
  switch (state.type) {
    case 'fulfilled':
      return state.value;
    case 'rejected':
      throw new ThrownInside(state.error);
    case 'pending':
      return value;
  }
}

function run({ context, stringify, describe }: Session, source: string): SessionOutcome {
  try {
    const value = settled(context, runScript(context, source));
    const json = stringify(value);
    value.dispose();
    return json !== undefined && json.length <= longestJson ? { outcome: 'value', json } : { outcome: 'value' };
  } catch (error) {
    if (error instanceof ThrownInside) {
      return { outcome: 'threw', ...describe(error.thrown) };
    }
    throw error;
  }
}
