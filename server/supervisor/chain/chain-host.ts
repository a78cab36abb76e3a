import type { ChildProcess } from 'node:child_process';
import type { ChainJob, ChainOutcome, MessageFromChain, MessageToChain } from '../../chain/messages.ts';
import { createJobHost, type HostPatience, type JobHost } from '../jobs/job-host.ts';
import { isRecord } from '../read-record.ts';

/** Milliseconds. A call that uses all its gas up takes one or two seconds; taking a chain over takes less. */
const time = 6000;

/** The shop asks little at a time, and lets the others wait itself. */
const usual: HostPatience = { longestQueue: 64, longestWait: 30_000, idle: 60_000 };

/** Longest answer that is passed on, in characters; the chain process ends its own far below. */
const longestAnswer = 24 * 1024 * 1024;

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
    typeof result.text === 'string' &&
    result.text.length <= longestAnswer;
  // The compiler forgets the types once they are in a constant.
  return isDone
    ? { type: 'done', id: id as number, result: { outcome: 'done', text: String(result.text) } }
    : undefined;
}
