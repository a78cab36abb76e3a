import type { EvaluationKind, EvaluationResult, Evaluator } from '../evaluator.ts';
import { folderOf, joinPath } from '../files/paths.ts';
import type { FileTree, TreeEntry, WritableTree } from '../files/tree.ts';
import type { DecoyMachine } from '../host/machine.ts';
import type { OutboundGate, OutboundOutcome } from '../outbound/outbound.ts';
import { applyChanges } from './apply-changes.ts';
import type { CodeOutcome, RecordedOutcome, RecordedRequest, WorldNeed, WorldSnapshot } from './messages.ts';
import { readWorldOutcome } from './read-outcome.ts';

/** What evaluations in the decoy's world need on the shop's side. */
export interface WorldHost {
  readonly evaluator: Evaluator;
  readonly machine: DecoyMachine;
  readonly tree: WritableTree;
  readonly outbound: OutboundGate;
  /** Called with the paths of the decoy that an evaluation has changed. */
  readonly onChanges?: (kind: EvaluationKind, paths: readonly string[]) => void;
}

/** The limits of one evaluation: its rounds, its total time in the evaluator in milliseconds, and its requests. */
const mostRounds = 40;
const mostMilliseconds = 6000;
const mostRequests = 10;

/** The most Base64 characters that are sent to the evaluator. The supervisor accepts 8 MiB in all, names included. */
const mostSent = 5 * 1024 * 1024;

/** The most bytes in one response, and in the files that are sent along with one that was asked for. */
const longestAnswer = 1024 * 1024;
const mostBeside = 128 * 1024;

/** The most bytes that one evaluation may write. */
const mostWritten = 8 * 1024 * 1024;

/**
 * Evaluates code in the decoy's world, in as many rounds as it takes.
 * @param globals what the job holds besides the decoy
 * @returns `result`, which resolves as soon as the code itself has ended, and `settled`, which resolves when everything
 * it started has ended too
 */
export function runInWorld(
  host: WorldHost,
  kind: EvaluationKind,
  source: string,
  globals: Readonly<Record<string, unknown>> = {},
): { readonly result: Promise<EvaluationResult>; readonly settled: Promise<void> } {
  const { promise, resolve, reject } = Promise.withResolvers<EvaluationResult>();
  const settled = goThroughRounds(host, kind, source, globals, resolve).catch(reject);
  return { result: promise, settled };
}

async function goThroughRounds(
  host: WorldHost,
  kind: EvaluationKind,
  source: string,
  globals: Readonly<Record<string, unknown>>,
  onResult: (result: EvaluationResult) => void,
): Promise<void> {
  const { machine, tree, evaluator } = host;
  let snapshot: WorldSnapshot = {
    machine,
    now: Date.now(),
    tree: null,
    contents: {},
    room: Math.min(tree.room, mostWritten),
    answers: [],
  };
  let milliseconds = 0;
  for (let round = 0; round < mostRounds && milliseconds < mostMilliseconds; round += 1) {
    const result = await evaluator.evaluate({ kind, source, globals: { ...globals, decoy: snapshot } });
    milliseconds += result.milliseconds;
    if (result.outcome !== 'value') {
      onResult(result);
      return;
    }
    const outcome = readWorldOutcome(result.value);
    if (outcome === undefined) {
      onResult({ outcome: 'crashed', milliseconds });
      return;
    }
    if (outcome.code !== null) {
      onResult(resultOf(outcome.code, milliseconds));
    }
    if (outcome.need === null) {
      applyChanges(tree, outcome.changes);
      if (outcome.changes.length > 0) {
        host.onChanges?.(
          kind,
          outcome.changes.map(({ path }) => path),
        );
      }
      return;
    }
    const more = await provide(host, snapshot, outcome.need);
    if (more === null) {
      onResult({ outcome: 'outOfMemory', milliseconds });
      return;
    }
    snapshot = more;
  }
  onResult({ outcome: 'timedOut', milliseconds });
}

function resultOf(code: CodeOutcome, milliseconds: number): EvaluationResult {
  return code.outcome === 'threw'
    ? { ...code, milliseconds }
    : { outcome: 'value', value: code.text ?? undefined, milliseconds };
}

/** Adds what was missing to the snapshot. Returns null if it would become too large. */
async function provide(host: WorldHost, snapshot: WorldSnapshot, need: WorldNeed): Promise<WorldSnapshot | null> {
  const more = await extend(host, snapshot, need);
  const bodies = (more?.answers ?? []).map((each) => (each.outcome === 'answered' ? each.body : ''));
  const sent = [...Object.values(more?.contents ?? {}), ...bodies];
  return sent.reduce((total, text) => total + text.length, 0) > mostSent ? null : more;
}

async function extend(host: WorldHost, snapshot: WorldSnapshot, need: WorldNeed): Promise<WorldSnapshot | null> {
  switch (need.kind) {
    case 'tree':
      return { ...snapshot, tree: entriesOf(host.tree) };
    case 'content':
      return {
        ...snapshot,
        contents: { ...snapshot.contents, ...contentsAt(host.tree, need.path, snapshot.contents) },
      };
    case 'request':
      return snapshot.answers.length >= mostRequests
        ? null
        : { ...snapshot, answers: [...snapshot.answers, await answer(host, need.request)] };
  }
}

function entriesOf(tree: FileTree): Record<string, TreeEntry> {
  const entries: Record<string, TreeEntry> = Object.create(null);
  const visit = (path: string) => {
    const entry = tree.entry(path);
    if (entry !== undefined) {
      const { kind, mode, owner, modified, size, target } = entry;
      entries[path] = { kind, mode, owner, modified, size, ...(target === undefined ? {} : { target }) };
      for (const name of entry.kind === 'folder' ? tree.names(path) : []) {
        visit(joinPath(path, name));
      }
    }
  };
  visit('/');
  return entries;
}

/**
 * Returns a file's content and, if they are small enough, those of its neighbours: code that reads one often reads the
 * others.
 */
function contentsAt(tree: FileTree, path: string, known: Readonly<Record<string, string>>): Record<string, string> {
  const folder = folderOf(path);
  const contents: Record<string, string> = Object.create(null);
  const add = (each: string) => {
    contents[each] = tree.entry(each)?.kind === 'file' ? tree.content(each).toString('base64') : '';
  };
  add(path);
  let left = mostBeside;
  for (const name of tree.names(folder)) {
    const beside = joinPath(folder, name);
    const entry = tree.entry(beside);
    if (entry?.kind === 'file' && entry.size <= left && !Object.hasOwn(known, beside)) {
      left -= entry.size;
      add(beside);
    }
  }
  return contents;
}

async function answer({ outbound }: WorldHost, { body, ...request }: RecordedRequest): Promise<RecordedOutcome> {
  const outcome: OutboundOutcome = await outbound.request({
    ...request,
    ...(body === undefined ? {} : { body: Buffer.from(body, 'base64') }),
  });
  if (outcome.outcome !== 'answered') {
    return outcome;
  }
  return outcome.body.length > longestAnswer
    ? { outcome: 'failed', reason: 'tooLarge' }
    : { ...outcome, body: outcome.body.toString('base64') };
}
