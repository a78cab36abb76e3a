import type { CopyMessage, ReaderJob, ReaderOutcome } from '../messages.ts';

/** The connection to the processes that run learners' SQL. */
export interface ReaderLink {
  /** Sends a state of the tables, in parts. Later jobs run on this state or on a newer one. */
  copy(message: CopyMessage): void;
  /** Runs a job. Never rejects, unless no process is left to pass the job on. */
  ask(job: ReaderJob): Promise<ReaderOutcome>;
}
