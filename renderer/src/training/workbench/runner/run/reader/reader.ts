import type { Take } from '../../plan/plan.ts';
import type { Search } from './find.ts';
import type { ReaderAnswer, ReaderJob } from './jobs.ts';
import type { TakenFrom } from './take.ts';

/** Milliseconds after which a pattern or a path is given up. */
export const readerTime = 3000;

/** Tells that a pattern or a path took too long. */
export class TooSlow extends Error {}

/** Reads responses beside the page, so that what a learner looks for can't stall it. It does one thing after the other. */
export interface Reader {
  /**
   * Takes values from responses in base64.
   * @throws {TooSlow} when it takes too long; and the signal's reason
   */
  readonly take: (
    responses: readonly string[],
    takes: readonly Take[],
    signal: AbortSignal,
  ) => Promise<readonly TakenFrom[]>;
  /**
   * Looks for something in responses in base64.
   * @throws {TooSlow} when it takes too long; and the signal's reason
   */
  readonly find: (responses: readonly string[], search: Search, signal: AbortSignal) => Promise<readonly boolean[]>;
  /** Ends it. */
  readonly close: () => void;
}

/** Makes a reader, which starts at its first use. */
export function makeReader(): Reader {
  let worker: Worker | undefined;
  let before: Promise<unknown> = Promise.resolve();
  const close = () => {
    worker?.terminate();
    worker = undefined;
  };
  const start = async (signal: AbortSignal): Promise<Worker> => {
    const started = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
    worker = started;
    await answerOf(started, signal);
    return started;
  };
  const work = async (job: ReaderJob, signal: AbortSignal): Promise<ReaderAnswer> => {
    signal.throwIfAborted();
    try {
      const working = worker ?? (await start(signal));
      working.postMessage(job);
      return await answerOf(working, AbortSignal.any([signal, timeLimit()]));
    } catch (error) {
      // What it does can't be ended otherwise.
      close();
      throw error;
    }
  };
  const inTurn = (job: ReaderJob, signal: AbortSignal): Promise<ReaderAnswer> => {
    const turn = before.then(() => work(job, signal));
    before = turn.catch(() => {});
    return turn;
  };
  return {
    take: async (responses, takes, signal) => {
      const answer = await inTurn({ kind: 'take', responses, takes }, signal);
      return answer.kind === 'taken' ? answer.values : [];
    },
    find: async (responses, search, signal) => {
      const answer = await inTurn({ kind: 'find', responses, search }, signal);
      return answer.kind === 'found' ? answer.found : [];
    },
    close,
  };
}

function timeLimit(): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new TooSlow()), readerTime);
  return limit.signal;
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<ReaderAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) =>
      data.kind === 'failed' ? reject(new Error(data.message)) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}
