import { type FileTree, namesByFolder, type TreeEntry } from '../files/tree.ts';
import type { DecoyMachine } from '../host/machine.ts';
import type { OutboundOutcome, OutboundRequest } from '../outbound/outbound.ts';

/*
 * How learners' code in the evaluator reaches the decoy host, which lives in the shop process. There is no way back while code runs, so it
 * gets a snapshot with its job. If that does not suffice, the evaluation is aborted and says what it needs. The shop adds it to the
 * snapshot, and the evaluation starts over. Everything it changes is kept apart until it ends, and is handed back then.
 */

/** The decoy as one evaluation sees it. It is sent as JSON, with contents in Base64. */
export interface WorldSnapshot {
  readonly machine: DecoyMachine;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Everything that has a path; null until the code has asked for it. */
  readonly tree: Readonly<Record<string, TreeEntry>> | null;
  /** Contents of files by path: those that the code has asked for, and some beside them. */
  readonly contents: Readonly<Record<string, string>>;
  /** Bytes that may be written. */
  readonly room: number;
  /** The outcomes of the requests that earlier rounds asked for, in order. */
  readonly answers: readonly RecordedOutcome[];
}

/** An outcome with its body as Base64. */
export type RecordedOutcome =
  | (Omit<Extract<OutboundOutcome, { outcome: 'answered' }>, 'body'> & { readonly body: string })
  | Exclude<OutboundOutcome, { outcome: 'answered' }>;

/** What was missing from the snapshot. */
export type WorldNeed =
  | { readonly kind: 'tree' }
  | { readonly kind: 'content'; readonly path: string }
  | { readonly kind: 'request'; readonly request: RecordedRequest };

/** A request with its body as Base64. */
export type RecordedRequest = Omit<OutboundRequest, 'body'> & { readonly body?: string };

/** A change: an entry, with the content of a file as Base64, or null for something that was removed. */
export interface WorldChange {
  readonly path: string;
  readonly entry: TreeEntry | null;
  readonly content?: string;
}

/** The outcome of the code itself, without waiting for commands and timers that it started. */
export type CodeOutcome =
  | { readonly outcome: 'value'; readonly text: string | null }
  | { readonly outcome: 'threw'; readonly name: string; readonly message: string; readonly duringCompile: boolean };

/** The value of an evaluation in the decoy's world. */
export interface WorldOutcome {
  /** Null if the code was aborted before its end. */
  readonly code: CodeOutcome | null;
  /** Null if nothing was missing. */
  readonly need: WorldNeed | null;
  /** What was changed. Valid only if nothing is needed. */
  readonly changes: readonly WorldChange[];
}

/** Thrown when something is missing from the snapshot, so that the evaluation has to be aborted. */
export class NeedError extends Error {
  readonly need: WorldNeed;

  constructor(need: WorldNeed) {
    super('needs more of the decoy');
    this.need = need;
  }
}

/** Creates a tree of the snapshot's files. Looking at what the snapshot lacks throws {@link NeedError}. */
export function createSnapshotTree({ tree, contents }: Pick<WorldSnapshot, 'tree' | 'contents'>): FileTree {
  const names = namesByFolder(Object.keys(tree ?? {}));
  const known = () => tree ?? need({ kind: 'tree' });
  const content = (path: string) =>
    Object.hasOwn(contents, path) ? Buffer.from(contents[path] ?? '', 'base64') : need({ kind: 'content', path });
  return {
    entry: (path) => (Object.hasOwn(known(), path) ? known()[path] : undefined),
    names: (folder) => (known() && names.get(folder)) ?? [],
    content,
    piece: (path, start, end) => content(path).subarray(start, end),
  };
}

function need(what: WorldNeed): never {
  throw new NeedError(what);
}
