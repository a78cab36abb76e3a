import type { ChildProcess } from 'node:child_process';
import { budgets } from '../../budgets.ts';
import type { ChainJob, ChainOutcome } from '../../chain/messages.ts';
import { object, oneOf, text } from '../../jobs/form.ts';
import { createJobHost, type HostPatience, type JobHost } from '../jobs/job-host.ts';

/** In milliseconds. A call that uses up all its gas takes one or two seconds; restoring a chain takes less. */
const time = 6000;

/** The shop sends only a few jobs at a time and lets the others wait in its own process. */
const usual: HostPatience = { longestQueue: 64, longestWait: 30_000, idle: 60_000 };

const answered = object({ outcome: oneOf(['done']), text });

/** @param spawn starts a chain process */
export function createChainHost(spawn: () => ChildProcess): JobHost<ChainJob, ChainOutcome> {
  return createJobHost<ChainJob, ChainOutcome>(
    spawn,
    {
      timeOf: () => time,
      outcome: (value) => {
        const done = answered(value);
        // The process cuts its answers off far below this limit, so one with a longer answer was taken over.
        return done !== undefined && done.text.length > budgets.jobs.answer ? { outcome: 'crashed' } : done;
      },
      failed: (outcome) => ({ outcome }),
    },
    usual,
  );
}
