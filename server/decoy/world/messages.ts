import { type FileTree, namesByFolder, type TreeEntry } from '../files/tree.ts';
import type { DecoyMachine } from '../host/machine.ts';
import type { OutboundOutcome, OutboundRequest } from '../outbound/outbound.ts';

/*
 * How learners' code in the evaluator reaches the decoy host, which lives in the shop process. There is no way back while
 * code runs: it gets a snapshot with its job. Where that does not suffice, the evaluation is broken off and says what it
 * needs; the shop adds it to the snapshot, and the evaluation starts over. Everything it changes is kept apart until it
 * ends, and handed back then.
 */

/** The decoy as one evaluation sees it. JSON; contents are Base64. */
export interface WorldSnapshot {
  readonly machine: DecoyMachine;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Everything that has a path; null as long as no evaluation of this code asked for it. */
  readonly tree: Readonly<Record<string, TreeEntry>> | null;
  /** Contents of files by path, as far as they were asked for. */
  readonly contents: Readonly<Record<string, string>>;
  /** Bytes that may be written. */
  readonly room: number;
  /** What came of the requests that earlier rounds asked for, in order. */
  readonly answers: readonly RecordedOutcome[];
}

/** An outcome with its body as Base64. */
export type RecordedOutcome =
  | (Omit<Extract<OutboundOutcome, { outcome: 'answered' }>, 'body'> & { readonly body: string })
  | Exclude<OutboundOutcome, { outcome: 'answered' }>;

/** What an evaluation lacked. */
export type WorldNeed =
  | { readonly kind: 'tree' }
  | { readonly kind: 'content'; readonly path: string }
  | { readonly kind: 'request'; readonly request: RecordedRequest };

/** A request with its body as Base64. */
export type RecordedRequest = Omit<OutboundRequest, 'body'> & { readonly body?: string };

/** Something that was changed: an entry with the content of a file as Base64, or null for what is gone. */
export interface WorldChange {
  readonly path: string;
  readonly entry: TreeEntry | null;
  readonly content?: string;
}

/** What came of the code itself; commands and timers that it started are not waited for. */
export type CodeOutcome =
  | { readonly outcome: 'value'; readonly text: string | null }
  | { readonly outcome: 'threw'; readonly name: string; readonly message: string; readonly duringCompile: boolean };

/** The value of an evaluation in the decoy's world. */
export interface WorldOutcome {
  /** Null: it was broken off before it came to its end. */
  readonly code: CodeOutcome | null;
  /** Null: it did everything it wanted to. */
  readonly need: WorldNeed | null;
  /** What it changed; of use only where nothing is needed. */
  readonly changes: readonly WorldChange[];
}

/** Something is not in the snapshot: the evaluation has to be broken off. */
export class NeedError extends Error {
  readonly need: WorldNeed;

  constructor(need: WorldNeed) {
    super('needs more of the decoy');
    this.need = need;
  }
}

/** The snapshot's files. Looking at what is not there throws {@link NeedError}. */
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
