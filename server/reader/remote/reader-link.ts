import type { CopyMessage, ReaderJob, ReaderOutcome } from '../messages.ts';

/** The way to the processes that run learners' texts. */
export interface ReaderLink {
  /** Sends a state of the tables, in parts; whatever is asked later is asked of it, or of a later one. */
  copy(message: CopyMessage): void;
  /** Never rejects, unless there is nobody to pass the job on any more. */
  ask(job: ReaderJob): Promise<ReaderOutcome>;
}
