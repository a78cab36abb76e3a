import type { QuickJSContext } from 'quickjs-emscripten-core';
import { loopLimitMessage } from '../evaluator.ts';
import { runInWorld, snapshotOf } from './evaluate-in-world.ts';
import { describeErrors, longestJson, RefusedSource, stringifyValues, ThrownInside } from './inside.ts';
import type { EvaluationJob, EvaluationLimits, EvaluationOutcome } from './messages.ts';
import { prepareOrderLines } from './order-lines.ts';
import { type Interpreter, isOutOfMemory, startRuntime } from './sandbox.ts';
import { type Prepared, prepareScript } from './script.ts';
import { prepareWhere } from './where.ts';

type Outcome = EvaluationOutcome extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'milliseconds'>
    : never
  : never;

/** Evaluates one job in an interpreter that must not be used again. Never throws. */
export function evaluate(interpreter: Interpreter, job: EvaluationJob, limits: EvaluationLimits): EvaluationOutcome {
  const startedAt = performance.now();
  const outcome = evaluateWatched(interpreter, job, limits, startedAt);
  return { ...outcome, milliseconds: Math.round(performance.now() - startedAt) };
}

function evaluateWatched(
  interpreter: Interpreter,
  job: EvaluationJob,
  limits: EvaluationLimits,
  startedAt: number,
): Outcome {
  // Reasons to stop that no learner code can catch, and that count whatever it does afterwards.
  let loopLimitReached = false;
  let timeIsUp = false;
  let needsMore = false;
  const isTimeUp = () => {
    timeIsUp ||= performance.now() - startedAt > limits.time;
    return timeIsUp;
  };
  const isOver = () => isTimeUp() || loopLimitReached || needsMore;
  const outcomeSoFar = (outcome: () => Outcome): Outcome => {
    if (loopLimitReached) {
      return { outcome: 'threw', name: 'Error', message: loopLimitMessage, duringCompile: false };
    }
    return timeIsUp ? { outcome: 'timedOut' } : outcome();
  };

  let compiled = false;
  try {
    const context = startRuntime(interpreter, isOver);
    const snapshot = snapshotOf(job);
    if (snapshot !== undefined) {
      const outcome = runInWorld(context, job, snapshot, {
        isTimeUp,
        onNeed: () => {
          needsMore = true;
        },
      });
      return outcome === null ? { outcome: 'timedOut' } : { outcome: 'value', json: JSON.stringify(outcome) };
    }
    const describe = describeErrors(context);
    const stringify = stringifyValues(context);
    try {
      const prepared = prepare(context, job, limits, () => {
        loopLimitReached = true;
      });
      prepared.compile();
      compiled = true;
      const json = stringify(prepared.run());
      return outcomeSoFar(() => valueOutcome(json));
    } catch (error) {
      return outcomeSoFar(() => errorOutcome(interpreter, error, compiled, describe));
    }
  } catch (error) {
    return outcomeSoFar(() => hostOutcome(error, compiled));
  }
}

function prepare(
  context: QuickJSContext,
  job: EvaluationJob,
  limits: EvaluationLimits,
  onLoopLimit: () => void,
): Prepared {
  switch (job.kind) {
    case 'where':
      return prepareWhere(context, job, limits.sleep);
    case 'orderLines':
      return prepareOrderLines(context, job, onLoopLimit);
    default:
      return prepareScript(context, job);
  }
}

function valueOutcome(json: string | undefined): Outcome {
  if (json === undefined) {
    return { outcome: 'value' };
  }
  return json.length > longestJson
    ? { outcome: 'threw', name: 'RangeError', message: 'value too large', duringCompile: false }
    : { outcome: 'value', json };
}

function errorOutcome(
  interpreter: Interpreter,
  error: unknown,
  compiled: boolean,
  describe: ReturnType<typeof describeErrors>,
): Outcome {
  if (error instanceof RefusedSource) {
    return { outcome: 'threw', name: 'SyntaxError', message: error.message, duringCompile: true };
  }
  if (!(error instanceof ThrownInside)) {
    throw error;
  }
  const described = describe(error.thrown);
  return isOutOfMemory(interpreter, described)
    ? { outcome: 'outOfMemory' }
    : { outcome: 'threw', ...described, duringCompile: !compiled };
}

/**
 * Returns the outcome for an interpreter that gave way: its host's stack overflowed, it aborted, or even describing the
 * error failed.
 */
function hostOutcome(error: unknown, compiled: boolean): Outcome {
  if (error instanceof RangeError) {
    return { outcome: 'threw', name: 'InternalError', message: 'stack overflow', duringCompile: !compiled };
  }
  return error instanceof ThrownInside ? { outcome: 'outOfMemory' } : { outcome: 'crashed' };
}
