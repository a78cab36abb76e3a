import type { ChildProcess } from 'node:child_process';
import { type Budgets, budgets } from '../../budgets.ts';
import type { CopyMessage, ReaderJob, ReaderOutcome } from '../../reader/messages.ts';
import type { JobHost } from '../jobs/job-host.ts';
import { residentMemory } from '../resident-memory.ts';
import { createHeldCopy } from './held-copy.ts';
import { createReaderWorker, type ReaderWorker, type WaitingJob } from './reader-worker.ts';

/**
 * Processes for learners' SQL. They are started on first use, and ended when a statement takes too long or too much memory, or when nobody asks any
 * more.
 */
export interface ReaderHost extends JobHost<ReaderJob, ReaderOutcome> {
  copy(message: CopyMessage): void;
}

/** How many jobs one process is given ahead: passing one on takes longer than running most statements. */
const ahead = 16;

/** Milliseconds after which a statement counts as slow, and those behind it go to another process. */
const slowAfter = 25;

/** How often the processes are checked while they work, and how long an idle one is kept, in milliseconds. */
const lookEvery = 25;
const idle = 60_000;

/** @param spawn starts a reader process */
export function createReaderHost(
  spawn: () => ChildProcess,
  limits: Budgets['learnerSql'] = budgets.learnerSql,
): ReaderHost {
  const copy = createHeldCopy();
  const queue: WaitingJob[] = [];
  const workers = new Set<ReaderWorker>();
  let lookTimer: NodeJS.Timeout | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Gives up a process. The job that ran gets the outcome, and those behind it go to the front of the queue. */
  const dismiss = (worker: ReaderWorker, outcome: ReaderOutcome) => {
    workers.delete(worker);
    const [first, ...others] = worker.kill();
    queue.unshift(...others);
    first?.answer(outcome);
  };

  const start = () => {
    const worker = createReaderWorker(spawn(), copy, {
      onNews: next,
      onEnd: () => {
        dismiss(worker, { outcome: 'crashed' });
        if (!worker.isReady) {
          // Otherwise, a process that doesn't even start would be restarted for ever.
          giveUpWaiting();
        }
        next();
      },
    });
    workers.add(worker);
  };

  const giveUpWaiting = () => {
    for (const { answer } of queue.splice(0)) {
      answer({ outcome: 'crashed' });
    }
  };

  const dropLate = (now: number) => {
    while (queue[0] !== undefined && now - queue[0].since > limits.longestWait) {
      queue.shift()?.answer({ outcome: 'busy' });
    }
  };

  const next = () => {
    const now = performance.now();
    dropLate(now);
    for (const worker of workers) {
      while (queue[0] !== undefined && worker.isReady && worker.load < ahead && worker.runningFor(now) < slowAfter) {
        queue.splice(0, 1).forEach(worker.give);
      }
    }
    const isStarting = [...workers].some(({ isReady }) => !isReady);
    if (queue.length > 0 && !isStarting && workers.size < limits.processes && !isStopped) {
      start();
    }
    const isBusy = queue.length > 0 || [...workers].some(({ load }) => load > 0);
    if (isBusy) {
      lookTimer ??= setInterval(look, lookEvery).unref();
    } else {
      clearInterval(lookTimer);
      lookTimer = undefined;
    }
    idleTimer ??= setTimeout(end, idle).unref();
    idleTimer.refresh();
  };

  const look = () => {
    const now = performance.now();
    // Once a statement has waited too long for its turn, the others get less time.
    const isCrowded = queue[0] !== undefined && now - queue[0].since > limits.patience;
    const time = isCrowded ? limits.crowdedTime : limits.time;
    for (const worker of workers) {
      const runningFor = worker.runningFor(now);
      if (runningFor > slowAfter) {
        queue.unshift(...worker.takeBack());
        if (runningFor > time) {
          dismiss(worker, { outcome: 'timedOut' });
        } else if (worker.pid !== undefined && (residentMemory(worker.pid) ?? 0) > limits.memory) {
          dismiss(worker, { outcome: 'outOfMemory' });
        }
      }
    }
    next();
  };

  /** Ends the processes that nobody needs any more. */
  const end = () => {
    idleTimer = undefined;
    clearInterval(lookTimer);
    lookTimer = undefined;
    for (const worker of workers) {
      dismiss(worker, { outcome: 'crashed' });
    }
    copy.forget();
  };

  return {
    copy: copy.take,
    run: (job) =>
      new Promise((answer) => {
        if (isStopped || queue.length >= limits.waiting) {
          answer({ outcome: 'busy' });
        } else if (job.copy !== copy.revision) {
          answer({ outcome: 'noCopy' });
        } else {
          queue.push({ job, since: performance.now(), answer });
          next();
        }
      }),
    stop: () => {
      isStopped = true;
      end();
      giveUpWaiting();
    },
  };
}
