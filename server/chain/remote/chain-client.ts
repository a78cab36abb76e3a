import { randomUUID } from 'node:crypto';
import { messageOf } from '../../../shared/values/message-of.ts';
import { type Budgets, budgets } from '../../budgets.ts';
import type { ChainAnswer, ChainOutcome, ChainPart, ChainRequest, Genesis, MinedBlock, RpcError } from '../messages.ts';
import type { ChainLink } from './chain-link.ts';
import type { Journal } from './journal.ts';
import { createTurnstile } from './turnstile.ts';

/** A connection that asks. */
export interface Caller {
  /** What stands for it: the same object for all that comes over it. */
  readonly connection: object;
  /** Nobody waits for an answer any more. */
  isGone(): boolean;
}

/** The chain as the shop uses it. */
export interface ChainClient {
  /**
   * Asks a method of JSON-RPC. Never rejects because of what was asked.
   * @param caller whoever asks takes turns with the others; absent for the shop itself
   */
  request(method: string, params: unknown, caller?: Caller): Promise<RpcResult>;
  /** Told of every new block, once it is kept. @returns what ends it */
  onBlock(listener: (block: MinedBlock) => void): () => void;
  /** Begins a new chain ("Reset shop"). */
  reset(): void;
}

export type RpcResult = { readonly result: unknown } | { readonly error: RpcError };

export interface ChainClientOptions {
  readonly link: ChainLink;
  readonly journal: Journal;
  /** How the chain begins; read when it is first used. */
  readonly readGenesis: () => Genesis;
  readonly log: (level: 'warn', text: string) => void;
  /** Bytes of blocks that are kept; 16 MiB when absent. */
  readonly mostKept?: number;
  readonly limits?: Budgets['rpc'];
}

/**
 * What runs contracts' code, or looks through all blocks, takes up to seconds. One of these is under way at a time, so that what takes
 * a moment waits behind no more than that.
 */
const heavy: ReadonlySet<string> = new Set([
  'eth_call',
  'eth_estimateGas',
  'eth_getLogs',
  'eth_sendRawTransaction',
  'range_hashesFrom',
  'range_playEther',
]);

const shopItself: Caller = { connection: {}, isGone: () => false };

/**
 * Bytes of a chain that has grown enough: whatever process takes it over must hold it in memory, and the disk is not the learners'. A
 * transaction that only sends something takes less than two thousand.
 */
const longestChain = 16 * 1024 * 1024;

/** Methods that add to it. */
const growing: ReadonlySet<string> = new Set(['eth_sendRawTransaction', 'range_playEther']);

/** Characters of records that one message takes. */
const partLength = 2 * 1024 * 1024;

/** A process that forgets its chain again and again is not told more often than that for one request. */
const mostRestores = 3;

/**
 * The shop's view of a process that may be killed at any time: what it mined is kept here before anybody is answered, and whatever
 * process answers next is told of it first.
 */
export function createChainClient({
  link,
  journal,
  readGenesis,
  log,
  mostKept = longestChain,
  limits = budgets.rpc,
}: ChainClientOptions): ChainClient {
  const turnstiles = {
    heavy: createTurnstile({ ...limits, atOnce: 1 }),
    light: createTurnstile({ ...limits, atOnce: 2 }),
  };
  const listeners = new Set<(block: MinedBlock) => void>();
  let session: string = randomUUID();
  let restoring: Promise<void> | undefined;

  const askAs = async (kind: 'request' | 'restore', content: ChainRequest | ChainPart): Promise<Heard> => {
    const text = JSON.stringify(content);
    return text.length > budgets.jobs.chainText
      ? { kind: 'failed', error: tooLarge }
      : heardFrom(await link.ask({ kind, text }));
  };

  const restore = async (own: string) => {
    for (const part of partsOf(own, readGenesis(), journal.read())) {
      const heard = await askAs('restore', part);
      if (heard.kind === 'error' && own === session) {
        log('warn', `The chain that was kept cannot be read (${heard.error.message}): a new one begins.`);
        begin();
      }
      if (heard.kind !== 'restored') {
        return;
      }
    }
  };

  const begin = () => {
    journal.clear();
    session = randomUUID();
  };

  /** Keeps new blocks. @returns whether that worked; if not, the process knows more than we do, and has to forget it */
  const keep = (mined: readonly MinedBlock[]): boolean => {
    try {
      for (const { record } of mined) {
        journal.append(record);
      }
      return true;
    } catch (error) {
      session = randomUUID();
      log('warn', `A block of the chain could not be kept: ${messageOf(error)}`);
      return false;
    }
  };

  const ask = async (method: string, params: unknown): Promise<RpcResult> => {
    if (growing.has(method) && journal.size() > mostKept) {
      log('warn', `The chain has grown enough: ${method} is refused until the shop is reset.`);
      return { error: full };
    }
    for (let restores = 0; ; restores += 1) {
      const own = session;
      const heard = await askAs('request', { session: own, method, params });
      switch (heard.kind) {
        case 'failed':
          return { error: heard.error };
        case 'unknownSession':
        case 'restored':
          if (restores === mostRestores) {
            return { error: gone };
          }
          restoring ??= restore(session).finally(() => {
            restoring = undefined;
          });
          await restoring;
          continue;
        case 'result':
        case 'error':
          if (heard.mined.length > 0 && own !== session) {
            return { error: wasReset };
          }
          if (!keep(heard.mined)) {
            return { error: notKept };
          }
          for (const block of heard.mined) {
            for (const listener of listeners) {
              listener(block);
            }
          }
          return heard.kind === 'result' ? { result: heard.result } : { error: heard.error };
      }
    }
  };

  return {
    request: async (method, params, { connection, isGone } = shopItself) => {
      const turnstile = turnstiles[heavy.has(method) ? 'heavy' : 'light'];
      const size = JSON.stringify(params ?? null).length;
      const passed = await turnstile.pass(
        connection,
        size,
        () => ask(method, params),
        () => !isGone(),
      );
      return passed ?? { error: busy };
    },
    onBlock: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: begin,
  };
}

/** What a process answered, or why none did. */
type Heard = ChainAnswer | { readonly kind: 'failed'; readonly error: RpcError };

const busy: RpcError = { code: -32005, message: 'the chain is busy: ask again' };
const tooLarge: RpcError = { code: -32600, message: 'invalid request: it is too large' };
const tooSlow: RpcError = { code: -32000, message: 'the call took too long and was stopped; nothing of it was kept' };
const gone: RpcError = {
  code: -32000,
  message: 'the chain stopped while it worked on this call; nothing of it was kept',
};
const full: RpcError = { code: -32005, message: 'the chain has grown enough: reset the shop to begin a new one' };
const wasReset: RpcError = { code: -32000, message: 'the chain was reset; a new one has begun' };
const notKept: RpcError = { code: -32000, message: 'the block could not be written; nothing of it was kept' };

function heardFrom(outcome: ChainOutcome): Heard {
  return outcome.outcome === 'done'
    ? // Our own process wrote it; the supervisor has looked at its length.
      (JSON.parse(outcome.text) as ChainAnswer)
    : { kind: 'failed', error: { busy, crashed: gone, timedOut: tooSlow }[outcome.outcome] };
}

/** Cuts a chain into messages. */
function* partsOf(session: string, genesis: Genesis, records: readonly string[]): Generator<ChainPart> {
  let part: string[] = [];
  let length = 0;
  let beginning: Pick<ChainPart, 'genesis'> = { genesis };
  for (const record of records) {
    if (length + record.length > partLength && part.length > 0) {
      yield { session, ...beginning, records: part, isLast: false };
      part = [];
      length = 0;
      beginning = {};
    }
    part.push(record);
    length += record.length;
  }
  yield { session, ...beginning, records: part, isLast: true };
}
