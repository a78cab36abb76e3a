import { headOf } from '../ledger/header.ts';
import type { HeldBlock } from '../ledger/ledger.ts';
import { quantity } from './hex.ts';
import { findBlock, type Method } from './method.ts';
import { describeMined, describeReceipt } from './transactions.ts';

const describeBlock: Method = (node, [block, isFull]) => describe(findBlock(node, block), isFull === true);

const countTransactions: Method = (node, [block]) => {
  const held = findBlock(node, block);
  return held === undefined ? null : quantity(held.mined === null ? 0 : 1);
};

const countUncles: Method = (node, [block]) => (findBlock(node, block) === undefined ? null : '0x0');

/** Methods that read blocks by number, hash or name. A block that does not exist is null. */
export const blockMethods: Readonly<Record<string, Method>> = {
  eth_blockNumber: ({ chain }) => chain.ledger.latest().block.number,
  eth_getBlockByNumber: describeBlock,
  eth_getBlockByHash: describeBlock,
  eth_getBlockTransactionCountByNumber: countTransactions,
  eth_getBlockTransactionCountByHash: countTransactions,
  eth_getBlockReceipts: (node, [block]) => {
    const held = findBlock(node, block);
    return held === undefined ? null : held.mined === null ? [] : [describeReceipt(held)];
  },
  eth_getUncleCountByBlockNumber: countUncles,
  eth_getUncleCountByBlockHash: countUncles,
};

function describe(held: HeldBlock | undefined, isFull: boolean) {
  if (held === undefined) {
    return null;
  }
  const { block, mined } = held;
  return {
    ...headOf(block, mined?.receipt.logs ?? []),
    size: block.size,
    uncles: [],
    withdrawals: [],
    transactions: mined === null ? [] : [isFull ? describeMined(held) : mined.transaction.hash],
  };
}
