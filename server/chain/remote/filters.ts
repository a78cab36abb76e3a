import { randomBytes } from 'node:crypto';
import type { Budgets } from '../../budgets.ts';
import type { Hex } from '../messages.ts';
import { quantity } from '../methods/hex.ts';
import { readObject } from '../methods/parameters.ts';
import { readLogWish } from '../methods/read-log-wish.ts';
import { RpcFault } from '../methods/rpc-fault.ts';
import type { Caller, ChainClient, RpcResult } from './chain-client.ts';

/** What a filter asks about, and from which block on it has not answered yet. */
interface Filter {
  readonly about: 'logs' | 'blocks' | 'transactions';
  readonly wish: Readonly<Record<string, unknown>>;
  next: number;
  lastUse: number;
  /** Characters of `wish`. */
  readonly size: number;
  /** Whether it was ever asked. */
  wasAsked: boolean;
  /** The connection that made it. */
  readonly owner: object;
}

/** Milliseconds after which one that nobody asks is dropped. */
const patience = 5 * 60_000;

/** Filters: what happened since one asked last. They stand in the shop, so that they outlive a chain process. */
export interface Filters {
  /** Rejects with an RpcFault for what cannot be done. @returns undefined when the method is none of these */
  answer(method: string, params: readonly unknown[], caller: Caller): Promise<RpcResult> | undefined;
  clear(): void;
}

export function createFilters(chain: ChainClient, limits: Budgets['rpc']): Filters {
  const filters = new Map<Hex, Filter>();

  const dropUnused = () => {
    for (const [id, { lastUse }] of filters) {
      if (performance.now() - lastUse > patience) {
        filters.delete(id);
      }
    }
  };

  /** Gives up one that nobody has asked yet, or else the one that was asked the longest time ago: whoever uses theirs keeps them. */
  const makeRoom = () => {
    const all = [...filters];
    const unused = all.filter(([, { wasAsked }]) => !wasAsked);
    const [oldest] = (unused.length > 0 ? unused : all).toSorted(([, one], [, other]) => one.lastUse - other.lastUse);
    if (oldest !== undefined) {
      filters.delete(oldest[0]);
    }
  };

  const sizeOfAll = () => [...filters.values()].reduce((sum, { size }) => sum + size, 0);

  const install = async (about: Filter['about'], wish: unknown, caller: Caller): Promise<RpcResult> => {
    const kept = wishOf(wish);
    const size = JSON.stringify(kept).length;
    const latest = await numberOf(chain, caller);
    dropUnused();
    const own = [...filters.values()].filter(({ owner }) => owner === caller.connection).length;
    if (own >= limits.filtersPerClient) {
      throw new RpcFault(
        -32005,
        `too many filters: ${own} of this connection stand, and go after five minutes without use`,
      );
    }
    while (filters.size > 0 && (filters.size >= limits.filters || sizeOfAll() + size > limits.wishes)) {
      makeRoom();
    }
    const id: Hex = `0x${randomBytes(16).toString('hex')}`;
    filters.set(id, {
      about,
      wish: kept,
      size,
      next: latest + 1,
      lastUse: performance.now(),
      wasAsked: false,
      owner: caller.connection,
    });
    return { result: id };
  };

  const find = (id: unknown): Filter => {
    dropUnused();
    // An id that is no text is not in the map.
    const filter = filters.get(id as Hex);
    if (filter === undefined) {
      throw new RpcFault(-32000, 'filter not found');
    }
    filter.lastUse = performance.now();
    filter.wasAsked = true;
    return filter;
  };

  const changes = async (filter: Filter, caller: Caller): Promise<RpcResult> => {
    const latest = await numberOf(chain, caller);
    const from = filter.next;
    if (from > latest) {
      return { result: [] };
    }
    filter.next = latest + 1;
    const { address, topics } = filter.wish;
    const answer = await (filter.about === 'logs'
      ? chain.request(
          'eth_getLogs',
          [{ address, topics, fromBlock: quantity(from), toBlock: quantity(latest) }],
          caller,
        )
      : chain.request('range_hashesFrom', [quantity(from), filter.about], caller));
    if ('error' in answer) {
      // Nothing of it was told, so it is still new.
      filter.next = Math.min(filter.next, from);
    }
    return answer;
  };

  const methods = new Map<string, (params: readonly unknown[], caller: Caller) => Promise<RpcResult>>([
    ['eth_newFilter', ([wish], caller) => install('logs', wish, caller)],
    ['eth_newBlockFilter', (_params, caller) => install('blocks', {}, caller)],
    ['eth_newPendingTransactionFilter', (_params, caller) => install('transactions', {}, caller)],
    // As in `find`.
    ['eth_uninstallFilter', async ([id]) => ({ result: filters.delete(id as Hex) })],
    ['eth_getFilterChanges', async ([id], caller) => changes(find(id), caller)],
    [
      'eth_getFilterLogs',
      async ([id], caller) => {
        const filter = find(id);
        if (filter.about !== 'logs') {
          throw new RpcFault(-32000, 'this filter is not about logs');
        }
        return chain.request('eth_getLogs', [filter.wish], caller);
      },
    ],
  ]);

  return {
    answer: (method, params, caller) => methods.get(method)?.(params, caller),
    clear: () => filters.clear(),
  };
}

/** What a filter is about, and nothing else that came along. @throws RpcFault */
function wishOf(value: unknown): Filter['wish'] {
  readLogWish(value);
  const { address, topics, fromBlock, toBlock, blockHash } = readObject(value ?? {}, 'filter');
  const [from, to, hash] = [fromBlock, toBlock, blockHash].map(shortText);
  return { address, topics, fromBlock: from, toBlock: to, blockHash: hash };
}

/** Names of blocks are short; what is longer, or no text, is wrong and is said to be when it is used. */
function shortText(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 100) : typeof value === 'object' ? null : value;
}

/** The number of the latest block. @throws RpcFault when the chain does not answer */
async function numberOf(chain: ChainClient, caller: Caller): Promise<number> {
  const answer = await chain.request('eth_blockNumber', [], caller);
  if ('error' in answer) {
    throw new RpcFault(answer.error.code, answer.error.message);
  }
  return Number(answer.result);
}
