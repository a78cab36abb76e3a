import { type Budgets, budgets } from '../budgets.ts';
import type { EvaluationJob, EvaluationOutcome } from './evaluation/messages.ts';
import type { EvaluationResult, Evaluator } from './evaluator.ts';

/**
 * Makes the shop's end of the way to the evaluator process. What is too long is answered at once as what takes too much memory, what comes
 * while too much is under way as `busy`.
 * @param ask takes the request away, towards the supervisor, and waits for its answer; rejects when there is none any more
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
