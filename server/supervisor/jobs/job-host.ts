import type { ChildProcess } from 'node:child_process';
import { createFairQueue } from '../../fair-queue.ts';
import { dropHandle } from '../drop-handle.ts';

/** What a job may take beyond its own time before its process is killed: not everything in it can be interrupted. */
const grace = 400;
const startUpLimit = 10_000;

/** What may wait, how long, and how long an idle process is kept (milliseconds). */
export interface HostPatience {
  readonly longestQueue: number;
  /** Jobs of one group that may wait; as many as of all when absent. */
  readonly mostOfGroup?: number;
  readonly longestWait: number;
  readonly idle: number;
}

/** A message of the process, as far as it could be read. */
export type WorkerMessage<Outcome> =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly id: number; readonly result: Outcome };

/** How jobs came to nothing: killed, ended by itself, or never begun. */
export type Failure = 'timedOut' | 'crashed' | 'busy';

/** What the host has to know of the jobs that it passes on. */
export interface JobKind<Job, Outcome> {
  /** Milliseconds. */
  timeOf(job: Job): number;
  /** Jobs of one group wait for each other; groups take turns. All are one when absent. */
  groupOf?(job: Job): string;
  /** The message that gives a job to the process. */
  messageFor(id: number, job: Job): object;
  /** Reads what the process says, which runs hostile code: undefined for what is not of the agreed form. */
  read(message: unknown): WorkerMessage<Outcome> | undefined;
  failed(failure: Failure, milliseconds: number): Outcome;
}

/** A process for hostile work: started on first use, one job at a time, killed when it oversteps its deadline. */
export interface JobHost<Job, Outcome> {
  /** Never rejects. */
  run(job: Job): Promise<Outcome>;
  /** Kills the process; what waits is answered `crashed`. */
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
  { timeOf, groupOf = () => '', messageFor, read, failed }: JobKind<Job, Outcome>,
  { longestQueue, mostOfGroup = longestQueue, longestWait, idle }: HostPatience,
): JobHost<Job, Outcome> {
  const queue = createFairQueue<string, Waiting<Job, Outcome>>();
  let child: ChildProcess | undefined;
  let isReady = false;
  let running: { readonly id: number; readonly startedAt: number; readonly waiting: Waiting<Job, Outcome> } | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let stopped = false;

  const setTimer = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
    timer.unref();
  };

  const finish = (outcome: Outcome) => {
    const done = running;
    running = undefined;
    done?.waiting.answer(outcome);
  };

  /** Ends the process for what it did; a new one is started when there is more to do. */
  const kill = (failure: Failure) => {
    const killed = child;
    child = undefined;
    isReady = false;
    clearTimeout(timer);
    killed?.kill('SIGKILL');
    if (running !== undefined) {
      finish(failed(failure, since(running.startedAt)));
    }
  };

  const start = () => {
    const started = spawn();
    child = started;
    isReady = false;
    const onEnd = () => {
      if (child !== started) {
        return;
      }
      const neverReady = !isReady;
      kill('crashed');
      if (neverReady) {
        giveUpWaiting();
      }
      next();
    };
    started.on('message', (received, handle) => {
      dropHandle(handle);
      const message = read(received);
      if (child !== started || message === undefined) {
        return;
      }
      if (message.type === 'ready') {
        isReady = true;
      } else if (running?.id === message.id) {
        finish(message.result);
      }
      next();
    });
    started.on('error', onEnd);
    started.on('exit', onEnd);
    setTimer(startUpLimit, onEnd);
  };

  /** A process that does not even start would be started for ever: whoever waits for it is told. */
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
    if (queue.size === 0) {
      if (isReady) {
        setTimer(idle, () => kill('crashed'));
      }
      return;
    }
    if (child === undefined) {
      start();
    } else if (isReady) {
      give(child, queue.shift());
    }
  };

  const give = (process: ChildProcess, waiting: Waiting<Job, Outcome> | undefined) => {
    if (waiting === undefined) {
      return;
    }
    lastId += 1;
    running = { id: lastId, startedAt: performance.now(), waiting };
    setTimer(timeOf(waiting.job) + grace, () => {
      kill('timedOut');
      next();
    });
    process.send(messageFor(lastId, waiting.job), () => {
      // A process that is gone is noticed by its exit.
    });
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
