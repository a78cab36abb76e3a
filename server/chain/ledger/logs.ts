import type { Hex, Log } from '../messages.ts';
import { quantity } from '../methods/hex.ts';
import type { HeldBlock } from './ledger.ts';

/** Returns the events of a block as JSON-RPC shows them. */
export function logsOf({ block, mined }: HeldBlock): readonly Log[] {
  if (mined === null) {
    return [];
  }
  return mined.receipt.logs.map((log, index) => ({
    ...log,
    blockNumber: block.number,
    blockHash: block.hash,
    transactionHash: mined.transaction.hash,
    transactionIndex: '0x0',
    logIndex: quantity(index),
    removed: false,
  }));
}

/** Which logs are asked for. No addresses means any address, and an empty set of topics means any topic at that position. */
export interface LogWish {
  readonly addresses: ReadonlySet<Hex>;
  readonly topics: readonly ReadonlySet<Hex>[];
}

/** Returns whether a log was asked for. */
export function isWished({ addresses, topics }: LogWish, log: Pick<Log, 'address' | 'topics'>): boolean {
  return (
    (addresses.size === 0 || addresses.has(log.address)) &&
    topics.length <= log.topics.length &&
    topics.every((wished, place) => {
      const topic = log.topics[place];
      return wished.size === 0 || (topic !== undefined && wished.has(topic));
    })
  );
}
