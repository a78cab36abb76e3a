import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { describeErrors, longestJson, runScript, stringifyValues, ThrownInside } from './inside.ts';
import type { EvaluationJob, EvaluationLimits, EvaluationOutcome } from './messages.ts';
import { type Interpreter, startRuntime } from './sandbox.ts';
import type { SessionGlobals, SessionOutcome } from './session-messages.ts';

/** Calls after which an interpreter is given up and rebuilt: each leaves a few bytes behind. */
const mostCalls = 1000;

/** An interpreter that lives on between jobs. */
interface Session {
  readonly id: string;
  readonly context: QuickJSContext;
  readonly stringify: ReturnType<typeof stringifyValues>;
  readonly describe: ReturnType<typeof describeErrors>;
  /** Calls that shaped it; the shop counts the same ones. */
  kept: number;
  calls: number;
  /** When the running job is over, by `performance.now()`. */
  deadline: number;
}

/** One is enough: there is one chatbot. A second one would take turns with it, each rebuilt from its journal. */
let current: Session | undefined;

/** What the job says of its session, if it belongs to one. */
export function sessionOf({ kind, globals }: EvaluationJob): SessionGlobals | undefined {
  if (kind !== 'chatbot') {
    return undefined;
  }
  // The shop process makes it; a shop that was taken over can spoil only its own sessions.
  const { session }: { readonly session?: SessionGlobals } = JSON.parse(globals);
  return session;
}

/** Runs a job in its session. The interpreter is used only where the session has none that fits. Never throws. */
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
      // Whoever uses up the time leaves an interpreter in an unknown state.
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

/** What a promise came to: everything that waits is done first. One that waits for nothing comes to itself. */
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
