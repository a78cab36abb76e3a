import type { ChildProcess } from 'node:child_process';
import type { CopyMessage, MessageToReader, ReaderJob, ReaderOutcome } from '../../reader/messages.ts';
import { dropHandle } from '../drop-handle.ts';
import { readReaderMessage } from './reader-messages.ts';

/** A job, and whoever waits for it. */
export interface WaitingJob {
  readonly job: ReaderJob;
  readonly since: number;
  readonly answer: (outcome: ReaderOutcome) => void;
}

/** One reader process. It runs what it is given in this order, one after the other. */
export interface ReaderWorker {
  readonly pid: number | undefined;
  readonly isReady: boolean;
  /** How much it has to do; 0 for nothing. */
  readonly load: number;
  /** Milliseconds for which it has been at what it is doing; 0 when it does nothing. */
  runningFor(now: number): number;
  give(waiting: WaitingJob): void;
  /** Takes back all jobs but the one that runs; should one have begun meanwhile, nobody listens to its answer. */
  takeBack(): readonly WaitingJob[];
  /** Ends the process. @returns all of its jobs, the one that ran first */
  kill(): readonly WaitingJob[];
}

export interface ReaderWorkerEvents {
  /** It is ready, or has answered. */
  readonly onNews: () => void;
  /** The process is gone, without having been killed. */
  readonly onEnd: () => void;
}

/** @param copy what a process lacks of the tables goes ahead of its next job */
export function createReaderWorker(
  child: ChildProcess,
  copy: { readonly state: number; since(state: number): readonly CopyMessage[] },
  { onNews, onEnd }: ReaderWorkerEvents,
): ReaderWorker {
  const jobs = new Map<number, WaitingJob>();
  let isReady = false;
  let isOver = false;
  let isDropping = false;
  let knows = 0;
  let lastId = 0;
  let runsSince = 0;

  const send = (message: MessageToReader) => {
    child.send(message, () => {
      // A process that is gone is noticed by its exit.
    });
  };
  const loadNow = () => jobs.size + (isDropping ? 1 : 0);
  const end = () => {
    if (!isOver) {
      isOver = true;
      onEnd();
    }
  };
  child.on('message', (received, handle) => {
    dropHandle(handle);
    const message = readReaderMessage(received);
    if (isOver || message === undefined) {
      return;
    }
    runsSince = performance.now();
    if (message.type === 'ready') {
      isReady = true;
    } else if (message.type === 'dropped') {
      isDropping = false;
    } else {
      const waiting = jobs.get(message.id);
      jobs.delete(message.id);
      waiting?.answer(message.result);
    }
    onNews();
  });
  child.on('error', end);
  child.on('exit', end);

  return {
    pid: child.pid,
    get isReady() {
      return isReady;
    },
    get load() {
      return loadNow();
    },
    runningFor: (now) => (loadNow() === 0 ? 0 : now - runsSince),
    give: (waiting) => {
      copy.since(knows).forEach(send);
      knows = copy.state;
      if (loadNow() === 0) {
        runsSince = performance.now();
      }
      lastId += 1;
      jobs.set(lastId, waiting);
      send({ type: 'run', id: lastId, sql: waiting.job.sql });
    },
    takeBack: () => {
      const [first, ...others] = [...jobs];
      if (first === undefined || others.length === 0) {
        return [];
      }
      for (const [id] of others) {
        jobs.delete(id);
      }
      isDropping = true;
      send({ type: 'drop', butFor: first[0] });
      return others.map(([, waiting]) => waiting);
    },
    kill: () => {
      isOver = true;
      child.kill('SIGKILL');
      const left = [...jobs.values()];
      jobs.clear();
      return left;
    },
  };
}
