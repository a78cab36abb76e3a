import type { ChildProcess } from 'node:child_process';
import { createFairQueue } from '../../fair-queue.ts';
import { type Form, tagged } from '../../jobs/form.ts';
import { type RunJob, workerMessages } from '../../jobs/messages.ts';
import { createWorker, type Worker } from './worker.ts';

/** Milliseconds that a job may take beyond its own time before its process is killed: not everything in it can be interrupted. */
const grace = 400;

/** How many jobs may wait, how long, and how long an idle process is kept (milliseconds). */
export interface HostPatience {
  readonly longestQueue: number;
  /** How many jobs of one group may wait; as many as of all groups together when absent. */
  readonly mostOfGroup?: number;
  readonly longestWait: number;
  readonly idle: number;
}

/** Why a job came to nothing: its process was killed, its process ended by itself, or it never began. */
export type Failure = 'timedOut' | 'crashed' | 'busy';

/** What the host has to know about the jobs that it passes on. */
export interface JobKind<Job, Outcome> {
  /** In milliseconds. */
  timeOf(job: Job): number;
  /** Jobs of one group wait for each other, and groups take turns. When absent, all jobs are one group. */
  groupOf?(job: Job): string;
  /** Reads an outcome, which comes from hostile code. */
  readonly outcome: Form<Outcome>;
  failed(failure: Failure, milliseconds: number): Outcome;
}

/** A process for hostile work. It is started on first use, runs one job at a time, and is killed when it misses its deadline. */
export interface JobHost<Job, Outcome> {
  /** Never rejects. */
  run(job: Job): Promise<Outcome>;
  /** Kills the process. Waiting jobs are answered `crashed`. */
  stop(): void;
}

interface Waiting<Job, Outcome> {
  readonly job: Job;
  readonly since: number;
  readonly answer: (outcome: Outcome) => void;
}

/** @param spawn starts a process */
export function createJobHost<Job, Outcome>(
  spawn: () => ChildProcess,
  { timeOf, groupOf = () => '', outcome, failed }: JobKind<Job, Outcome>,
  { longestQueue, mostOfGroup = longestQueue, longestWait, idle }: HostPatience,
): JobHost<Job, Outcome> {
  const queue = createFairQueue<string, Waiting<Job, Outcome>>();
  const form = tagged('type', workerMessages(outcome));
  let worker: Worker | undefined;
  let running: { readonly id: number; readonly startedAt: number; readonly waiting: Waiting<Job, Outcome> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const setTimer = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds).unref();
  };

  const finish = (outcome: Outcome) => {
    const done = running;
    running = undefined;
    done?.waiting.answer(outcome);
  };

  /** Kills the process. A new one is started when there is more to do. */
  const kill = (failure: Failure) => {
    worker?.kill();
    worker = undefined;
    clearTimeout(timer);
    if (running !== undefined) {
      finish(failed(failure, since(running.startedAt)));
    }
  };

  const start = () => {
    worker = createWorker(spawn(), form, {
      onMessage: (message) => {
        if (message.type === 'done' && running?.id === message.id) {
          finish(message.result);
        }
        next();
      },
      onEnd: () => {
        const wasReady = worker?.isReady;
        kill('crashed');
        if (!wasReady) {
          giveUpWaiting();
        }
        next();
      },
    });
  };

  /** Answers all waiting jobs. Otherwise, a process that doesn't even start would be restarted for ever. */
  const giveUpWaiting = () => {
    for (let waiting = queue.shift(); waiting !== undefined; waiting = queue.shift()) {
      waiting.answer(failed('crashed', since(waiting.since)));
    }
  };

  const next = () => {
    if (stopped || running !== undefined) {
      return;
    }
    for (let first = queue.peek(); first !== undefined && since(first.since) > longestWait; first = queue.peek()) {
      queue.shift()?.answer(failed('busy', longestWait));
    }
    if (queue.size > 0 && worker === undefined) {
      start();
    } else if (worker?.isReady) {
      const waiting = queue.shift();
      if (waiting === undefined) {
        setTimer(idle, () => kill('crashed'));
      } else {
        give(worker, waiting);
      }
    }
  };

  const give = (to: Worker, waiting: Waiting<Job, Outcome>) => {
    const { job } = waiting;
    lastId += 1;
    running = { id: lastId, startedAt: performance.now(), waiting };
    setTimer(timeOf(job) + grace, () => {
      kill('timedOut');
      next();
    });
    to.send({ type: 'run', id: lastId, job } satisfies RunJob<Job>);
  };

  return {
    run: (job) =>
      new Promise((answer) => {
        const group = groupOf(job);
        if (stopped || queue.size >= longestQueue || queue.sizeOf(group) >= mostOfGroup) {
          answer(failed('busy', 0));
          return;
        }
        queue.push(group, { job, since: performance.now(), answer });
        next();
      }),
    stop: () => {
      stopped = true;
      kill('crashed');
      giveUpWaiting();
    },
  };
}

function since(startedAt: number): number {
  return Math.round(performance.now() - startedAt);
}
