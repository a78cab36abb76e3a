import { randomBytes } from 'node:crypto';
import type { Hex } from '../messages.ts';
import { quantity } from '../methods/hex.ts';
import { readObject } from '../methods/parameters.ts';
import { readLogWish } from '../methods/read-log-wish.ts';
import { RpcFault } from '../methods/rpc-fault.ts';
import type { ChainClient, RpcResult } from './chain-client.ts';

/** What a filter asks about, and from which block on it has not answered yet. */
interface Filter {
  readonly about: 'logs' | 'blocks' | 'transactions';
  readonly wish: Readonly<Record<string, unknown>>;
  next: number;
  lastUse: number;
}

/** Filters that may stand at once, and milliseconds after which one that nobody asks is dropped. */
const most = 1000;
const patience = 5 * 60_000;

/** Filters: what happened since one asked last. They stand in the shop, so that they outlive a chain process. */
export interface Filters {
  /** @returns undefined when the method is none of these */
  answer(method: string, params: readonly unknown[]): Promise<RpcResult> | undefined;
  clear(): void;
}

export function createFilters(chain: ChainClient, now: () => number = () => performance.now()): Filters {
  const filters = new Map<Hex, Filter>();

  const dropUnused = () => {
    for (const [id, { lastUse }] of filters) {
      if (now() - lastUse > patience) {
        filters.delete(id);
      }
    }
  };

  const install = async (about: Filter['about'], wish: unknown): Promise<RpcResult> => {
    dropUnused();
    if (filters.size >= most) {
      throw new RpcFault(-32005, `too many filters: ${most} stand already, and go after five minutes without use`);
    }
    readLogWish(wish);
    const latest = await numberOf(chain);
    const id: Hex = `0x${randomBytes(16).toString('hex')}`;
    filters.set(id, { about, wish: readObject(wish ?? {}, 'filter'), next: latest + 1, lastUse: now() });
    return { result: id };
  };

  const find = (id: unknown): Filter => {
    dropUnused();
    // An id that is no text is not in the map.
    const filter = filters.get(id as Hex);
    if (filter === undefined) {
      throw new RpcFault(-32000, 'filter not found');
    }
    filter.lastUse = now();
    return filter;
  };

  const changes = async (filter: Filter): Promise<RpcResult> => {
    const latest = await numberOf(chain);
    const from = filter.next;
    filter.next = latest + 1;
    if (from > latest) {
      return { result: [] };
    }
    if (filter.about !== 'logs') {
      return chain.request('range_hashesFrom', [quantity(from), filter.about]);
    }
    const { address, topics } = filter.wish;
    return chain.request('eth_getLogs', [{ address, topics, fromBlock: quantity(from), toBlock: quantity(latest) }]);
  };

  const methods = new Map<string, (params: readonly unknown[]) => Promise<RpcResult>>([
    ['eth_newFilter', ([wish]) => install('logs', wish)],
    ['eth_newBlockFilter', () => install('blocks', {})],
    ['eth_newPendingTransactionFilter', () => install('transactions', {})],
    // As in `find`.
    ['eth_uninstallFilter', async ([id]) => ({ result: filters.delete(id as Hex) })],
    ['eth_getFilterChanges', async ([id]) => changes(find(id))],
    [
      'eth_getFilterLogs',
      async ([id]) => {
        const filter = find(id);
        if (filter.about !== 'logs') {
          throw new RpcFault(-32000, 'this filter is not about logs');
        }
        return chain.request('eth_getLogs', [filter.wish]);
      },
    ],
  ]);

  return {
    answer: (method, params) =>
      methods
        .get(method)?.(params)
        .catch((error: unknown) => {
          if (error instanceof RpcFault) {
            return { error: error.error };
          }
          throw error;
        }),
    clear: () => filters.clear(),
  };
}

/** The number of the latest block. @throws RpcFault when the chain does not answer */
async function numberOf(chain: ChainClient): Promise<number> {
  const answer = await chain.request('eth_blockNumber', []);
  if ('error' in answer) {
    throw new RpcFault(answer.error.code, answer.error.message);
  }
  return Number(answer.result);
}
