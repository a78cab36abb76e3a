import type { EvaluationJob, EvaluationOutcome } from './evaluation/messages.ts';
import type { EvaluationResult, Evaluator } from './evaluator.ts';

/** The shop's end of the way to the evaluator process. */
export interface RemoteEvaluator extends Evaluator {
  /** To be told what came back; unknown ids are ignored. */
  answered(id: number, outcome: EvaluationOutcome): void;
}

/**
 * Makes an evaluator that hands every request to `send` and waits for its answer.
 * @param send takes the request away, towards the supervisor; throws when there is none any more
 */
export function createRemoteEvaluator(send: (id: number, job: EvaluationJob) => void): RemoteEvaluator {
  const waiting = new Map<number, (outcome: EvaluationOutcome) => void>();
  let lastId = 0;
  return {
    evaluate: async ({ kind, source, globals }) => {
      lastId += 1;
      const id = lastId;
      const answer = Promise.withResolvers<EvaluationOutcome>();
      waiting.set(id, answer.resolve);
      try {
        send(id, { kind, source, globals: JSON.stringify(globals) });
        return toResult(await answer.promise);
      } finally {
        waiting.delete(id);
      }
    },
    answered: (id, outcome) => waiting.get(id)?.(outcome),
  };
}

function toResult(outcome: EvaluationOutcome): EvaluationResult {
  if (outcome.outcome !== 'value') {
    // The compiler does not see that the remaining shapes are the same in both types.
    return outcome as Exclude<EvaluationResult, { outcome: 'value' }>;
  }
  const value: unknown = outcome.json === undefined ? undefined : JSON.parse(outcome.json);
  return { outcome: 'value', value, milliseconds: outcome.milliseconds };
}
