import type { MessageFromWorker, RunJob } from '../jobs/messages.ts';

/** One text of a learner's, to be run on the copy of this revision. */
export interface ReaderJob {
  readonly sql: string;
  readonly copy: number;
}

/** What came of it. */
export type ReaderOutcome =
  /** JSON of an `AnswerTable`. */
  | { readonly outcome: 'rows'; readonly json: string }
  /** An error of SQLite, or of the gate: primary result code and number, and what SQLite says. */
  | { readonly outcome: 'failed'; readonly code: string; readonly errno: number; readonly text: string }
  /** Nobody has the copy any more: it is to be sent again, as a whole. */
  | { readonly outcome: 'noCopy' }
  /** Ended by the supervisor for its time or its memory, dead by itself, or never begun. */
  | { readonly outcome: 'timedOut' | 'outOfMemory' | 'crashed' | 'busy' };

/** Bytes of a part of the copy. */
export const partSize = 65_536;

/**
 * A new state of the shop's tables: which one, what it is built on (null: on nothing), its bytes in all, and how many parts have
 * changed. Those follow; it is one only when all of them are there, since a file of SQLite of which parts are older is a damaged one.
 */
export interface CopyStart {
  readonly type: 'copy';
  readonly revision: number;
  readonly base: number | null;
  readonly size: number;
  readonly parts: number;
}

/** One part of it: its place, counted in parts, and its bytes as base64. */
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
  /** Forget all texts but this one, unless they have begun, and say so. */
  | { readonly type: 'drop'; readonly butFor: number };

export type MessageFromReader = MessageFromWorker<ReaderOutcome> | { readonly type: 'dropped' };
