import type { ChildProcess } from 'node:child_process';
import { number, tagged, text } from '../../jobs/form.ts';
import { workerMessages } from '../../jobs/messages.ts';
import { createParcels } from '../../jobs/parcels.ts';
import type { CopyMessage, MessageToReader, ReaderJob, ReaderOutcome } from '../../reader/messages.ts';
import { createWorker } from '../jobs/worker.ts';

/** A job, and whoever waits for it. */
export interface WaitingJob {
  readonly job: ReaderJob;
  readonly since: number;
  readonly answer: (outcome: ReaderOutcome) => void;
}

/** One reader process. It runs its jobs one after the other, in the order in which it was given them. */
export interface ReaderWorker {
  readonly pid: number | undefined;
  readonly isReady: boolean;
  /** How much it has to do; 0 when it is idle. */
  readonly load: number;
  /** Returns for how many milliseconds it has been at its current job; 0 when it is idle. */
  runningFor(now: number): number;
  give(waiting: WaitingJob): void;
  /** Takes back all jobs but the running one. If one of them begins in the meantime, its answer is ignored. */
  takeBack(): readonly WaitingJob[];
  /** Kills the process. @returns all of its jobs, the running one first */
  kill(): readonly WaitingJob[];
}

const form = tagged('type', {
  ...workerMessages<ReaderOutcome>(
    tagged('outcome', { rows: { json: text }, failed: { code: text, errno: number, text } }),
  ),
  dropped: {},
});

/**
 * @param copy the shop's tables; what the process lacks of them is sent ahead of its next job
 * @param onNews called when the process is ready, or has answered
 * @param onEnd called when the process ends without having been killed
 */
export function createReaderWorker(
  child: ChildProcess,
  copy: { readonly state: number; since(state: number): readonly CopyMessage[] },
  { onNews, onEnd }: { readonly onNews: () => void; readonly onEnd: () => void },
): ReaderWorker {
  const jobs = new Map<number, WaitingJob>();
  let isDropping = false;
  let knows = 0;
  let lastId = 0;
  let runsSince = 0;
  const worker = createWorker(child, form, {
    onMessage: (message) => {
      runsSince = performance.now();
      if (message.type === 'dropped') {
        isDropping = false;
      } else if (message.type === 'done') {
        const waiting = jobs.get(message.id);
        jobs.delete(message.id);
        waiting?.answer(message.result);
      }
      onNews();
    },
    onEnd,
  });
  const jobsSent = createParcels<MessageToReader>((parcel) => worker.send(parcel));
  /** Sends what isn't a job, behind the jobs so far. */
  const send = (message: MessageToReader) => {
    jobsSent.flush();
    worker.send(message);
  };
  const loadNow = () => jobs.size + (isDropping ? 1 : 0);

  return {
    pid: worker.pid,
    get isReady() {
      return worker.isReady;
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
      jobsSent.post({ type: 'run', id: lastId, job: waiting.job });
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
      worker.kill();
      const left = [...jobs.values()];
      jobs.clear();
      return left;
    },
  };
}
