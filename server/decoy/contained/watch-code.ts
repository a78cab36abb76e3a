import type { EvaluationKind, EvaluationResult, Evaluator } from '../evaluator.ts';
import type { LogContained } from './contained-log.ts';

/** Kinds that run only where somebody has sent code: they are noted even if the code comes to a good end. */
const alwaysCode: ReadonlySet<EvaluationKind> = new Set(['userName', 'pug', 'erasureLayout']);

/** Notes what came of a learner's code, as far as it is out of the ordinary. */
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
      return 'was ended: it took too long';
    case 'outOfMemory':
      return 'was ended: it took too much memory';
    case 'crashed':
      return 'ended its process';
    case 'busy':
      return 'was turned away: too many wait';
  }
}

/** An evaluator that notes what it was given. */
export function watchCode(evaluator: Evaluator, contained: LogContained): Evaluator {
  return {
    evaluate: async (request) => {
      const result = await evaluator.evaluate(request);
      noteResult(contained, request.kind, request.source, result);
      return result;
    },
  };
}
