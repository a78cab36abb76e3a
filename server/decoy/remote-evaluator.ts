import { type Budgets, budgets } from '../budgets.ts';
import type { EvaluationJob, EvaluationOutcome } from './evaluation/messages.ts';
import type { EvaluationResult, Evaluator } from './evaluator.ts';

/** The shop's end of the way to the evaluator process. */
export interface RemoteEvaluator extends Evaluator {
  /** To be told what came back; unknown ids are ignored. */
  answered(id: number, outcome: EvaluationOutcome): void;
}

/**
 * Makes an evaluator that hands every request to `send` and waits for its answer. What is too long is answered at once as what takes too
 * much memory, what comes while too much is under way as `busy`, and nothing waits for ever.
 * @param send takes the request away, towards the supervisor; throws when there is none any more
 */
export function createRemoteEvaluator(
  send: (id: number, job: EvaluationJob) => void,
  limits: Budgets['jobs'] = budgets.jobs,
): RemoteEvaluator {
  const waiting = new Map<number, (outcome: EvaluationOutcome) => void>();
  let lastId = 0;
  let underWay = 0;
  return {
    evaluate: async ({ kind, source, globals }) => {
      const job = { kind, source, globals: JSON.stringify(globals) };
      const length = job.source.length + job.globals.length;
      if (job.source.length > limits.source || job.globals.length > limits.globals) {
        return { outcome: 'outOfMemory', milliseconds: 0 };
      }
      if (waiting.size >= limits.waiting || underWay + length > limits.underWay) {
        return { outcome: 'busy', milliseconds: 0 };
      }
      lastId += 1;
      const id = lastId;
      const answer = Promise.withResolvers<EvaluationOutcome>();
      waiting.set(id, answer.resolve);
      underWay += length;
      const patience = setTimeout(
        () => answer.resolve({ outcome: 'busy', milliseconds: limits.patience }),
        limits.patience,
      );
      try {
        send(id, job);
        return toResult(await answer.promise);
      } finally {
        clearTimeout(patience);
        waiting.delete(id);
        underWay -= length;
      }
    },
    answered: (id, outcome) => waiting.get(id)?.(outcome),
  };
}

function toResult(outcome: EvaluationOutcome): EvaluationResult {
  if (outcome.outcome !== 'value') {
    return outcome;
  }
  const value: unknown = outcome.json === undefined ? undefined : JSON.parse(outcome.json);
  return { outcome: 'value', value, milliseconds: outcome.milliseconds };
}
