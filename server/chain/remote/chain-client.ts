import { randomUUID } from 'node:crypto';
import { messageOf } from '../../../shared/values/message-of.ts';
import { type Budgets, budgets } from '../../budgets.ts';
import type { ChainAnswer, ChainOutcome, ChainPart, ChainRequest, Genesis, MinedBlock, RpcError } from '../messages.ts';
import type { ChainLink } from './chain-link.ts';
import type { Journal } from './journal.ts';
import { createTurnstile } from './turnstile.ts';

/** A connection that sends requests. */
export interface Caller {
  /** The object that identifies the connection, the same for everything that arrives over it. */
  readonly connection: object;
  /** Returns whether nobody is waiting for an answer any more. */
  isGone(): boolean;
}

/** The chain as the shop uses it. */
export interface ChainClient {
  /**
   * Calls a JSON-RPC method. Never rejects because of what was asked.
   * @param caller takes turns with other callers; absent for the shop itself
   */
  request(method: string, params: unknown, caller?: Caller): Promise<RpcResult>;
  /** Calls the listener for every new block, once the block has been kept. @returns a function that removes the listener */
  onBlock(listener: (block: MinedBlock) => void): () => void;
  /** Begins a new chain ("Reset shop"). */
  reset(): void;
}

export type RpcResult = { readonly result: unknown } | { readonly error: RpcError };

export interface ChainClientOptions {
  readonly link: ChainLink;
  readonly journal: Journal;
  /** Returns how the chain begins. Called whenever a process has to be given the chain. */
  readonly readGenesis: () => Genesis;
  readonly log: (level: 'warn', text: string) => void;
  /** The most bytes of blocks to keep; 16 MiB when absent. */
  readonly mostKept?: number;
  readonly limits?: Budgets['rpc'];
}

/**
 * Methods that run contracts' code, or look through all blocks, which may take seconds. One of these runs at a time, so that a quick method
 * waits for no more than one of them.
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
 * The size in bytes at which a chain stops growing. Whichever process takes it over must hold it in memory, and learners must not fill the
 * disk. A transaction that only sends something takes less than two thousand bytes.
 */
const longestChain = 16 * 1024 * 1024;

/** Methods that make the chain grow. */
const growing: ReadonlySet<string> = new Set(['eth_sendRawTransaction', 'range_playEther']);

/** The most characters of records that one message may hold. */
const partLength = 2 * 1024 * 1024;

/** How often one request may restore the chain, in case a process forgets it again and again. */
const mostRestores = 3;

/**
 * Creates the shop's view of a process that may be killed at any time. What the process mined is kept here before anybody is answered, and
 * whichever process answers next is given it first.
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
        log('warn', `The chain that was kept cannot be read (${heard.error.message}), so a new one begins.`);
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

  /**
   * Keeps new blocks. @returns whether that worked; if not, the process knows more than the shop, and a new session makes it forget that
   */
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
    ? // Our own process wrote it, and the supervisor has checked its length.
      (JSON.parse(outcome.text) as ChainAnswer)
    : { kind: 'failed', error: { busy, crashed: gone, timedOut: tooSlow }[outcome.outcome] };
}

/** Splits a chain into messages. */
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
