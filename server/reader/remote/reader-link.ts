import type { CopyMessage, ReaderJob, ReaderOutcome } from '../messages.ts';

/** The way to the processes that run learners' texts. */
export interface ReaderLink {
  /** Sends a state of the tables, in parts; whatever is asked later is asked of it, or of a later one. */
  copy(message: CopyMessage): void;
  /** Never rejects, unless there is nobody to pass the job on any more. */
  ask(job: ReaderJob): Promise<ReaderOutcome>;
}

/** The shop's end of the way. */
export interface RemoteReaderLink extends ReaderLink {
  /** To be told what came back; unknown ids are ignored. */
  answered(id: number, outcome: ReaderOutcome): void;
}

/** @param tell takes copies and jobs away, towards the supervisor */
export function createRemoteReaderLink(
  tell: (message: CopyMessage | { readonly type: 'runSql'; readonly id: number; readonly job: ReaderJob }) => void,
): RemoteReaderLink {
  const waiting = new Map<number, (outcome: ReaderOutcome) => void>();
  let lastId = 0;
  return {
    copy: tell,
    ask: (job) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        tell({ type: 'runSql', id: lastId, job });
      }),
    answered: (id, outcome) => {
      const answer = waiting.get(id);
      waiting.delete(id);
      answer?.(outcome);
    },
  };
}
