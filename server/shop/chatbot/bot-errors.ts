import type { EvaluationResult } from '../../decoy/evaluator.ts';

/** An evaluation that reached the bot but gave no value. */
export type Failure = Exclude<EvaluationResult, { outcome: 'value' | 'busy' }>;

/** The interpreter's messages, and those that clients of a Node server expect instead (decision 7). */
const wordings: readonly (readonly [said: RegExp, expected: string])[] = [
  [/^'(.+)' is not defined$/, '$1 is not defined'],
  [/^cannot read property '(.+)' of (null|undefined)$/, "Cannot read properties of $2 (reading '$1')"],
  [/^cannot set property '(.+)' of (null|undefined)$/, "Cannot set properties of $2 (setting '$1')"],
];

/** Returns why a command of the bot failed, in the words of a Node server where the failures can be told apart. */
export function failureOf(failure: Failure): string {
  switch (failure.outcome) {
    case 'threw':
      return wordings.reduce((text, [said, expected]) => text.replace(said, expected), failure.message);
    case 'timedOut':
      return 'Script execution timed out after 2000ms';
    case 'outOfMemory':
      return 'Invalid array length';
    case 'crashed':
      return 'Script execution was interrupted';
  }
}
