import { budgets } from '../../budgets.ts';
import type { EvaluationOutcome, MessageFromEvaluator } from '../../decoy/evaluation/messages.ts';
import { isKey, isRecord } from '../read-record.ts';

const plainOutcomes = { timedOut: true, outOfMemory: true, crashed: true, busy: true } as const;

/** Reads a message of the evaluator, which runs hostile code: whatever is not of the agreed form is ignored. */
export function readEvaluatorMessage(message: unknown): MessageFromEvaluator | undefined {
  if (!isRecord(message)) {
    return undefined;
  }
  if (message.type === 'ready') {
    return { type: 'ready' };
  }
  const result = readOutcome(message.result);
  return message.type === 'evaluated' && typeof message.id === 'number' && result !== undefined
    ? { type: 'evaluated', id: message.id, result }
    : undefined;
}

function readOutcome(result: unknown): EvaluationOutcome | undefined {
  if (!isRecord(result) || typeof result.milliseconds !== 'number') {
    return undefined;
  }
  const { outcome, json, name, message, duringCompile, milliseconds } = result;
  if (outcome === 'value') {
    if (typeof json !== 'string') {
      return { outcome, milliseconds };
    }
    return json.length <= budgets.jobs.answer
      ? { outcome, json, milliseconds }
      : { outcome: 'outOfMemory', milliseconds };
  }
  if (outcome === 'threw') {
    return {
      outcome,
      name: text(name),
      message: text(message),
      duringCompile: duringCompile === true,
      milliseconds,
    };
  }
  return isKey(plainOutcomes, outcome) ? { outcome, milliseconds } : undefined;
}

/** Not `String()`: an object from JSON can make that throw. */
function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
