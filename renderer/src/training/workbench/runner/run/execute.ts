import type { Execution } from './execution.ts';
import { sendSequences } from './send-sequences.ts';
import { sendSingles } from './send-singles.ts';

/**
 * Sends the requests of a part of a plan's combinations.
 * @throws {NotSent} when the shop refuses, or can't be reached; {TooSlow} for a pattern without an end; and the signal's reason
 */
export function execute(execution: Execution): Promise<void> {
  return execution.plan.steps.length === 1 ? sendSingles(execution) : sendSequences(execution);
}
