import { headOf } from '../ledger/header.ts';
import type { HeldBlock } from '../ledger/ledger.ts';
import { quantity } from './hex.ts';
import { findBlock, type Method } from './method.ts';
import { readBlockName } from './parameters.ts';
import { describeMined, describeReceipt } from './transactions.ts';

/** Blocks, by number, hash or name. What there is not is null. */
export const blockMethods: Readonly<Record<string, Method>> = {
  eth_blockNumber: ({ chain }) => chain.ledger.latest().block.number,
  eth_getBlockByNumber: (node, [block, isFull]) =>
    describeBlock(findBlock(node, readBlockName(block)), isFull === true),
  eth_getBlockByHash: (node, [block, isFull]) => describeBlock(findBlock(node, readBlockName(block)), isFull === true),
  eth_getBlockTransactionCountByNumber: (node, [block]) => countOf(findBlock(node, readBlockName(block))),
  eth_getBlockTransactionCountByHash: (node, [block]) => countOf(findBlock(node, readBlockName(block))),
  eth_getBlockReceipts: (node, [block]) => {
    const held = findBlock(node, readBlockName(block));
    return held === undefined ? null : held.mined === null ? [] : [describeReceipt(held)];
  },
  eth_getUncleCountByBlockNumber: (node, [block]) =>
    findBlock(node, readBlockName(block)) === undefined ? null : '0x0',
  eth_getUncleCountByBlockHash: (node, [block]) => (findBlock(node, readBlockName(block)) === undefined ? null : '0x0'),
};

function countOf(held: HeldBlock | undefined) {
  return held === undefined ? null : quantity(held.mined === null ? 0 : 1);
}

function describeBlock(held: HeldBlock | undefined, isFull: boolean) {
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
