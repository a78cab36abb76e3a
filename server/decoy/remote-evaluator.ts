import { type Budgets, budgets } from '../budgets.ts';
import type { EvaluationJob, EvaluationOutcome } from './evaluation/messages.ts';
import type { EvaluationResult, Evaluator } from './evaluator.ts';

/**
 * Creates the shop's end of the connection to the evaluator process. Answers input that is too long with `outOfMemory` at once, and input
 * that arrives while too much is under way with `busy`.
 * @param ask passes the job on to the supervisor and waits for its outcome; rejects when no outcome can come any more
 */
export function createRemoteEvaluator(
  ask: (job: EvaluationJob) => Promise<EvaluationOutcome>,
  limits: Budgets['jobs'] = budgets.jobs,
): Evaluator {
  let waiting = 0;
  let underWay = 0;
  return {
    evaluate: async ({ kind, source, globals }) => {
      const job = { kind, source, globals: JSON.stringify(globals) };
      const length = job.source.length + job.globals.length;
      if (job.source.length > limits.source || job.globals.length > limits.globals) {
        return { outcome: 'outOfMemory', milliseconds: 0 };
      }
      if (waiting >= limits.waiting || underWay + length > limits.underWay) {
        return { outcome: 'busy', milliseconds: 0 };
      }
      waiting += 1;
      underWay += length;
      try {
        return toResult(await ask(job));
      } finally {
        waiting -= 1;
        underWay -= length;
      }
    },
  };
}

function toResult(outcome: EvaluationOutcome): EvaluationResult {
  if (outcome.outcome !== 'value') {
    return outcome;
  }
  const { json, ...rest } = outcome;
  return { ...rest, value: json === undefined ? undefined : JSON.parse(json) };
}
