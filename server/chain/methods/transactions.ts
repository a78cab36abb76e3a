import { createTxFromRLP } from '@ethereumjs/tx';
import { describeTransaction } from '../execution/describe-transaction.ts';
import { explainRefusal } from '../execution/refusals.ts';
import { rules } from '../execution/rules.ts';
import { bloomOf } from '../ledger/header.ts';
import type { HeldBlock } from '../ledger/ledger.ts';
import { logsOf } from '../ledger/logs.ts';
import { bytes } from './hex.ts';
import { findBlock, type Method, type Node } from './method.ts';
import { readBytes, readHash, readQuantity } from './parameters.ts';
import { refused } from './rpc-fault.ts';

/** The types of transaction that the chain accepts: legacy, with an access list, and with a fee market. */
const kinds: ReadonlySet<number> = new Set([0, 1, 2]);

/** Methods that send and find transactions. */
export const transactionMethods: Readonly<Record<string, Method>> = {
  eth_sendRawTransaction: (node, [raw]) => node.submit(readTransaction(raw)),
  eth_sendTransaction: () => {
    throw refused(
      'this node keeps no keys: sign the transaction in your wallet and send it with eth_sendRawTransaction',
    );
  },
  eth_getTransactionByHash: (node, [hash]) => {
    const wanted = readHash(hash, 'hash');
    const held = node.chain.ledger.byTransaction(wanted);
    if (held !== undefined) {
      return describeMined(held);
    }
    const waiting = node.waiting(wanted);
    return waiting === undefined ? null : { ...describeTransaction(waiting), ...unmined };
  },
  eth_getTransactionReceipt: ({ chain }, [hash]) => {
    const held = chain.ledger.byTransaction(readHash(hash, 'hash'));
    return held === undefined ? null : describeReceipt(held);
  },
  eth_getTransactionByBlockNumberAndIndex: atIndex,
  eth_getTransactionByBlockHashAndIndex: atIndex,
};

const unmined = { blockHash: null, blockNumber: null, transactionIndex: null };

function atIndex(node: Node, [block, index]: readonly unknown[]) {
  const held = findBlock(node, block);
  return readQuantity(index, 'index') !== 0n || held === undefined ? null : describeMined(held);
}

/** Describes the transaction of a block, with its position; null for the first block. */
export function describeMined({ block, mined }: HeldBlock) {
  return mined === null
    ? null
    : { ...mined.transaction, blockHash: block.hash, blockNumber: block.number, transactionIndex: '0x0' };
}

/** Describes the receipt of a block's transaction; null for the first block. */
export function describeReceipt(held: HeldBlock) {
  const { block, mined } = held;
  if (mined === null) {
    return null;
  }
  const { transaction, receipt } = mined;
  return {
    transactionHash: transaction.hash,
    transactionIndex: '0x0',
    blockHash: block.hash,
    blockNumber: block.number,
    from: transaction.from,
    to: transaction.to,
    type: transaction.type,
    cumulativeGasUsed: block.gasUsed,
    gasUsed: block.gasUsed,
    effectiveGasPrice: receipt.effectiveGasPrice,
    contractAddress: receipt.contractAddress,
    status: receipt.status,
    logs: logsOf(held),
    logsBloom: bloomOf(receipt.logs),
  };
}

function readTransaction(raw: unknown) {
  const text = readBytes(raw, 'transaction');
  const kind = Number.parseInt(text.slice(2, 4), 16);
  if (kind < 0x7f && !kinds.has(kind)) {
    throw refused(`transaction type not supported: ${kind}`);
  }
  try {
    return createTxFromRLP(bytes(text), { common: rules });
  } catch (error) {
    throw refused(explain(error));
  }
}

function explain(error: unknown): string {
  const { message } = explainRefusal(error);
  if (/^max initcode/.test(message)) {
    return message;
  }
  const chainId = /chain ?id/i.test(message) ? `invalid chain id for signer: this chain is ${rules.chainId()}: ` : '';
  return `the transaction cannot be read: ${chainId}${message}`;
}
