import { create } from 'zustand';
import { type Exchange, fillRequest } from '../../../../../shared/http-file/fill.ts';
import type { FileRequest, HttpFile } from '../../../../../shared/http-file/http-file.ts';
import { rawRequest } from '../../../../../shared/http-file/raw-request.ts';
import { fromBase64, utf8 } from '../model/bytes.ts';
import { bodyText, readMessage } from '../model/response.ts';
import type { Sent } from '../model/sent.ts';
import { NotSent } from '../send/post.ts';
import { sendOne } from '../send/send.ts';
import { whenCleared } from './kept.ts';

/** What became of a request of a file. Reasons are sentences. */
export type Outcome =
  | { readonly kind: 'under way' }
  | { readonly kind: 'sent'; readonly sent: Sent }
  | { readonly kind: 'not sent'; readonly reasons: readonly string[] };

/** What was sent from a file since this page was loaded. Like every token in it, it is only in memory. */
export interface FileRun {
  /** By the place of a request among those of its kind: see `keysOf`. */
  readonly outcomes: Readonly<Record<string, Outcome>>;
  /** What later requests may refer to, by the name of the request. */
  readonly exchanges: ReadonlyMap<string, Exchange>;
  /** Ends what is under way. */
  readonly cancel?: () => void;
}

const nothing: FileRun = { outcomes: {}, exchanges: new Map() };

const useRuns = create<Readonly<Record<string, FileRun>>>(() => ({}));

whenCleared(() => useRuns.setState({}, true));

/** Follows what was sent from a file. */
export function useFileRun(id: string): FileRun {
  return useRuns((state) => state[id] ?? nothing);
}

/** Returns a key for each request of a file that stays the same while others are edited. */
export function keysOf({ requests }: HttpFile): readonly string[] {
  const known = new Map<string, number>();
  return requests.map(({ name, title, method, target }) => {
    const key = name ?? `${title} ${method} ${target}`;
    const count = (known.get(key) ?? 0) + 1;
    known.set(key, count);
    return `${key} ${count}`;
  });
}

/**
 * Sends requests of a file one after the other. One whose variables have no value is told, and not sent. It ends early once the shop can't be
 * reached, or somebody cancels it.
 */
export async function sendRequests(id: string, file: HttpFile, chosen: readonly FileRequest[]): Promise<void> {
  if (useRuns.getState()[id]?.cancel !== undefined) {
    return;
  }
  const keys = keysOf(file);
  const controller = new AbortController();
  const note = (request: FileRequest, outcome: Outcome | undefined) => {
    const key = keys[file.requests.indexOf(request)] ?? '';
    change(id, ({ outcomes }) => {
      const others = Object.entries(outcomes).filter(([known]) => known !== key);
      return { outcomes: Object.fromEntries(outcome === undefined ? others : [...others, [key, outcome]]) };
    });
  };
  change(id, () => ({ cancel: () => controller.abort() }));
  try {
    for (const request of chosen) {
      const { exchanges } = useRuns.getState()[id] ?? nothing;
      const filled = fillRequest(file, request, exchanges);
      if (filled.kind === 'incomplete') {
        note(request, { kind: 'not sent', reasons: filled.reasons });
        continue;
      }
      note(request, { kind: 'under way' });
      const outcome = await outcomeOf(filled.request, controller.signal);
      note(request, outcome);
      if (outcome?.kind !== 'sent') {
        return;
      }
      if (request.name !== undefined) {
        const exchange = { request: filled.request, response: responseIn(outcome.sent) };
        change(id, (run) => ({ exchanges: new Map([...run.exchanges, [request.name ?? '', exchange]]) }));
      }
    }
  } finally {
    useRuns.setState((state) => {
      const { cancel: _, ...rest } = state[id] ?? nothing;
      return { [id]: rest };
    });
  }
}

/** Forgets what was sent from a file, and ends what is under way. */
export function forgetRun(id: string): void {
  useRuns.getState()[id]?.cancel?.();
  useRuns.setState((state) => Object.fromEntries(Object.entries(state).filter(([known]) => known !== id)), true);
}

async function outcomeOf(request: FileRequest, signal: AbortSignal): Promise<Outcome | undefined> {
  try {
    return { kind: 'sent', sent: await sendOne(utf8(rawRequest(request, location.host)), signal) };
  } catch (error) {
    if (signal.aborted) {
      return undefined;
    }
    return { kind: 'not sent', reasons: [error instanceof NotSent ? error.message : String(error)] };
  }
}

function responseIn({ response }: Sent): Exchange['response'] {
  const message = readMessage(fromBase64(response));
  return { headers: message.headers, body: bodyText(message) };
}

function change(id: string, changes: (run: FileRun) => Partial<FileRun>): void {
  useRuns.setState((state) => {
    const run = state[id] ?? nothing;
    return { [id]: { ...run, ...changes(run) } };
  });
}
