import { isWished, logsOf } from '../ledger/logs.ts';
import type { Log } from '../messages.ts';
import { findBlock, type Method, type Node } from './method.ts';
import { isGiven, readBlockName, readHash, readObject, readQuantity } from './parameters.ts';
import { readLogWish } from './read-log-wish.ts';
import { refused } from './rpc-fault.ts';

const mostLogs = 10_000;

/** Methods that read the events of contracts. */
export const logMethods: Readonly<Record<string, Method>> = {
  eth_getLogs: (node, [filter]) => {
    const wish = readLogWish(filter);
    const { from, to } = rangeOf(node, filter);
    const found: Log[] = [];
    for (let number = from; number <= to; number += 1) {
      const held = node.chain.ledger.byNumber(number);
      found.push(...(held === undefined ? [] : logsOf(held)).filter((log) => isWished(wish, log)));
      if (found.length > mostLogs) {
        throw refused(`query returned more than ${mostLogs} results: ask for fewer blocks`);
      }
    }
    return found;
  },
  /**
   * Returns the hashes of all blocks from a number on, or those of their transactions, for the filters that the shop
   * keeps.
   */
  range_hashesFrom: ({ chain }, [first, what]) => {
    const hashes: string[] = [];
    const latest = Number(chain.ledger.latest().block.number);
    for (let number = Number(readQuantity(first, 'first')); number <= latest; number += 1) {
      const held = chain.ledger.byNumber(number);
      const hash = what === 'transactions' ? held?.mined?.transaction.hash : held?.block.hash;
      hashes.push(...(hash === undefined ? [] : [hash]));
    }
    return hashes;
  },
};

function rangeOf(node: Node, filter: unknown): { readonly from: number; readonly to: number } {
  const { fromBlock, toBlock, blockHash } = readObject(filter ?? {}, 'filter');
  if (isGiven(blockHash)) {
    const held = node.chain.ledger.byHash(readHash(blockHash, 'blockHash'));
    if (held === undefined) {
      throw refused('unknown block');
    }
    const number = Number(held.block.number);
    return { from: number, to: number };
  }
  const latest = Number(node.chain.ledger.latest().block.number);
  const numberOf = (block: unknown) => {
    const name = readBlockName(block);
    return name.kind === 'number' ? name.number : Number(findBlock(node, block)?.block.number ?? latest);
  };
  return { from: numberOf(fromBlock), to: Math.min(numberOf(toBlock), latest) };
}
