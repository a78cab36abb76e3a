import type { WantedRows } from '../database/shop-database.ts';
import type { MessageFromWorker, RunJob } from '../jobs/messages.ts';

/** One piece of a learner's SQL, to be run on the copy of this revision. */
export interface ReaderJob {
  readonly sql: string;
  readonly copy: number;
  /** The first row alone is a fraction of what all users take, on its way through three processes. */
  readonly wanted: WantedRows;
}

/** The outcome of a job. */
export type ReaderOutcome =
  /** The JSON of an `AnswerTable`. */
  | { readonly outcome: 'rows'; readonly json: string }
  /** An error of SQLite or of the gate: primary result code and number, and SQLite's message. */
  | { readonly outcome: 'failed'; readonly code: string; readonly errno: number; readonly text: string }
  /** No process has the copy any more. It must be sent again, in full. */
  | { readonly outcome: 'noCopy' }
  /** The supervisor ended the job for its time or its memory, its process died, or it never began. */
  | { readonly outcome: 'timedOut' | 'outOfMemory' | 'crashed' | 'busy' };

/** The size of one part of the copy, in bytes. */
export const partSize = 65_536;

/**
 * Announces a new state of the shop's tables: its revision, the revision that it builds on (null for none), its total
 * size in bytes, and how many parts have changed. Those parts follow. The state is usable only once all of them have
 * arrived, since an SQLite file with some older parts is damaged.
 */
export interface CopyStart {
  readonly type: 'copy';
  readonly revision: number;
  readonly base: number | null;
  readonly size: number;
  readonly parts: number;
}

/** One part of the copy: its position, counted in parts, and its bytes as base64. */
export interface CopyPart {
  readonly type: 'copyPart';
  readonly revision: number;
  readonly index: number;
  readonly bytes: string;
}

export type CopyMessage = CopyStart | CopyPart;

export type MessageToReader =
  | CopyMessage
  | RunJob<ReaderJob>
  /** Tells the reader to drop all jobs but this one that haven't begun, and to confirm it. */
  | { readonly type: 'drop'; readonly butFor: number };

export type MessageFromReader = MessageFromWorker<ReaderOutcome> | { readonly type: 'dropped' };
