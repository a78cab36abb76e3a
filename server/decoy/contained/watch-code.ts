import type { EvaluationKind, EvaluationResult, Evaluator } from '../evaluator.ts';
import type { LogContained } from './contained-log.ts';

/** Kinds that run only when somebody has sent code. They are logged even if the code succeeds. */
const alwaysCode: ReadonlySet<EvaluationKind> = new Set(['userName', 'pug', 'erasureLayout']);

/** Logs the result of a learner's code if it is out of the ordinary. */
export function noteResult(
  contained: LogContained,
  kind: EvaluationKind,
  source: string,
  result: EvaluationResult,
): void {
  if (result.outcome !== 'value' || alwaysCode.has(kind)) {
    contained('code', `${kind} ${wordingOf(result)}: ${source}`);
  }
}

function wordingOf(result: EvaluationResult): string {
  switch (result.outcome) {
    case 'value':
      return 'ran on the decoy';
    case 'threw':
      return `failed with ${result.name} (${result.message.slice(0, 100)})`;
    case 'timedOut':
      return 'was stopped: it took too long';
    case 'outOfMemory':
      return 'was stopped: it took too much memory';
    case 'crashed':
      return 'killed its process';
    case 'busy':
      return 'was turned away: too many are waiting';
  }
}

/** Wraps an evaluator so that it logs results that are out of the ordinary. */
export function watchCode(evaluator: Evaluator, contained: LogContained): Evaluator {
  return {
    evaluate: async (request) => {
      const result = await evaluator.evaluate(request);
      noteResult(contained, request.kind, request.source, result);
      return result;
    },
  };
}
