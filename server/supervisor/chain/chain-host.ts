import type { ChildProcess } from 'node:child_process';
import { budgets } from '../../budgets.ts';
import type { ChainJob, ChainOutcome, MessageFromChain, MessageToChain } from '../../chain/messages.ts';
import { createJobHost, type HostPatience, type JobHost } from '../jobs/job-host.ts';
import { isRecord } from '../read-record.ts';

/** Milliseconds. A call that uses all its gas up takes one or two seconds; taking a chain over takes less. */
const time = 6000;

/** The shop asks little at a time, and lets the others wait itself. */
const usual: HostPatience = { longestQueue: 64, longestWait: 30_000, idle: 60_000 };

/** The chain process: started on first use, one job at a time, killed when it oversteps its deadline. */
export type ChainHost = JobHost<ChainJob, ChainOutcome>;

/** @param spawn starts a chain process */
export function createChainHost(spawn: () => ChildProcess, options: Partial<HostPatience> = {}): ChainHost {
  return createJobHost<ChainJob, ChainOutcome>(
    spawn,
    {
      timeOf: () => time,
      messageFor: (id, job): MessageToChain => ({ type: 'job', id, job }),
      read: readChainMessage,
      failed: (outcome) => ({ outcome }),
    },
    { ...usual, ...options },
  );
}

/** The process ends its answers far below; one that was taken over is not waited for. */
function answerOf(text: string): ChainOutcome {
  return text.length <= budgets.jobs.answer ? { outcome: 'done', text } : { outcome: 'crashed' };
}

/** Reads a message of the chain process, which runs hostile code: whatever is not of the agreed form is ignored. */
function readChainMessage(message: unknown): MessageFromChain | undefined {
  if (!isRecord(message)) {
    return undefined;
  }
  if (message.type === 'ready') {
    return { type: 'ready' };
  }
  const { id, result } = message;
  const isDone =
    message.type === 'done' &&
    typeof id === 'number' &&
    isRecord(result) &&
    result.outcome === 'done' &&
    typeof result.text === 'string';
  if (!isDone) {
    return undefined;
  }
  const text = String(result.text);
  // The compiler forgets the types once they are in a constant.
  return { type: 'done', id: id as number, result: answerOf(text) };
}
