import { randomBytes } from 'node:crypto';
import type { Budgets } from '../../budgets.ts';
import type { Hex } from '../messages.ts';
import { quantity } from '../methods/hex.ts';
import { readObject } from '../methods/parameters.ts';
import { readLogWish } from '../methods/read-log-wish.ts';
import { RpcFault } from '../methods/rpc-fault.ts';
import type { Caller, ChainClient, RpcResult } from './chain-client.ts';

/** What a filter asks about, and the first block that it has not reported yet. */
interface Filter {
  readonly about: 'logs' | 'blocks' | 'transactions';
  readonly wish: Readonly<Record<string, unknown>>;
  next: number;
  lastUse: number;
  /** Characters of `wish`. */
  readonly size: number;
  /** Whether the filter has ever been used. */
  wasAsked: boolean;
  /** The connection that created it. */
  readonly owner: object;
}

/** Milliseconds after which an unused filter is dropped. */
const patience = 5 * 60_000;

/** Filters, each of which tells what has happened since it was last asked. The shop keeps them, so they outlive a chain process. */
export interface Filters {
  /**
   * Answers a call about filters. Rejects with an RpcFault for what cannot be done. @returns undefined when the method is not about filters
   */
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

  /**
   * Drops the oldest filter that was never used or, if there is none, the one that was used the longest time ago. Whoever uses their
   * filters keeps them.
   */
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
        `too many filters: this connection has ${own}, and each is dropped after five minutes without use`,
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
    // An id that isn't a string is not in the map.
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
      // None of it was reported, so it is still new.
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

/** Returns what a filter is about, without anything else that was sent along. @throws RpcFault */
function wishOf(value: unknown): Filter['wish'] {
  readLogWish(value);
  const { address, topics, fromBlock, toBlock, blockHash } = readObject(value ?? {}, 'filter');
  const [from, to, hash] = [fromBlock, toBlock, blockHash].map(shortText);
  return { address, topics, fromBlock: from, toBlock: to, blockHash: hash };
}

/** Shortens the name of a block. Names are short, so anything longer, or not a string, is wrong, and is reported when it is used. */
function shortText(value: unknown): unknown {
  return typeof value === 'string' ? value.slice(0, 100) : typeof value === 'object' ? null : value;
}

/** Returns the number of the latest block. @throws RpcFault when the chain answers with an error */
async function numberOf(chain: ChainClient, caller: Caller): Promise<number> {
  const answer = await chain.request('eth_blockNumber', [], caller);
  if ('error' in answer) {
    throw new RpcFault(answer.error.code, answer.error.message);
  }
  return Number(answer.result);
}
