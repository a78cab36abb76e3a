import type { Block } from '@ethereumjs/block';
import { genTransactionsTrieRoot } from '@ethereumjs/block';
import { createMPT } from '@ethereumjs/mpt';
import type { TypedTransaction } from '@ethereumjs/tx';
import { KECCAK256_NULL } from '@ethereumjs/util';
import { encodeReceipt, type RunTxResult } from '@ethereumjs/vm';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describeTransaction, priceOf } from './execution/describe-transaction.ts';
import { blockOf, createMachine } from './execution/machine.ts';
import { bloomOf, emptyRoot, headerOf, headOf, zeroHash } from './ledger/header.ts';
import { createLedger, type HeldBlock, type Ledger } from './ledger/ledger.ts';
import { logsOf } from './ledger/logs.ts';
import type { BlockFacts, BlockRecord, ReceiptFacts } from './ledger/records.ts';
import type { AccountChange, Genesis, Hex, MinedBlock } from './messages.ts';
import { bytes, data, quantity } from './methods/hex.ts';
import { refused } from './methods/rpc-fault.ts';
import { type ChainState, createChainState } from './state/chain-state.ts';

/** A chain of one node, in memory. Each transaction gets a block at once. */
export interface LocalChain {
  readonly state: ChainState;
  readonly ledger: Ledger;
  /** Adds a block from its record, which is JSON. @throws when the record cannot be read */
  restore(record: string): void;
  /** Puts a transaction into a block of its own. @throws when it cannot even begin */
  mine(transaction: TypedTransaction): Promise<MinedBlock>;
  /** Runs a transaction that nobody signed, and undoes what it did. */
  attempt(transaction: TypedTransaction, at: At): Promise<RunTxResult>;
  /** Does something while the state is as it was after a block. @throws RpcFault when that state is no longer known */
  at<Result>(number: number, work: () => Promise<Result>): Promise<Result>;
  /** Returns whether there is no room for more blocks. */
  isFull(): boolean;
}

/** Where a call is tried: after which block, and whether its gas is free (contracts then see no base fee). */
export interface At {
  readonly number: number;
  /** Whether the call sees itself in the block after that one. */
  readonly isPending: boolean;
  readonly isFree: boolean;
}

/** The most characters that all records may have together. The memory that they take is a small multiple of this. */
const room = 32 * 1024 * 1024;

export async function createLocalChain(genesis: Genesis): Promise<LocalChain> {
  const state = createChainState();
  state.apply(genesis.accounts);
  const ledger = createLedger(firstBlock(genesis));
  const run = await createMachine(state, (number) => bytes(ledger.byNumber(number)?.block.hash ?? zeroHash));
  let length = 0;

  const nextFacts = ({ block }: HeldBlock) => ({
    number: quantity(Number(block.number) + 1),
    parentHash: block.hash,
    timestamp: quantity(Math.max(Math.floor(Date.now() / 1000), Number(block.timestamp) + 1)),
    gasUsed: '0x0' as const,
    stateRoot: block.stateRoot,
    transactionsRoot: emptyRoot,
    receiptsRoot: emptyRoot,
  });

  const at: LocalChain['at'] = async (number, work) => {
    const steps = ledger.stepsAbove(number);
    if (steps === undefined) {
      throw refused(`the state of block ${number} is no longer kept: this node keeps those of the last 128 blocks`);
    }
    for (const { before } of steps.toReversed()) {
      state.apply(before);
    }
    try {
      return await work();
    } finally {
      for (const { after } of steps) {
        state.apply(after);
      }
    }
  };

  const sealBlock = async (
    tx: TypedTransaction,
    trial: Block,
    result: RunTxResult,
    after: readonly AccountChange[],
  ): Promise<BlockRecord> => {
    const receipt = describeReceipt(tx, result);
    const parent = ledger.latest().block;
    const receipts = await createMPT();
    await receipts.put(Uint8Array.of(0x80), encodeReceipt(result.receipt, tx.type));
    const facts = {
      ...nextFacts(ledger.latest()),
      timestamp: quantity(trial.header.timestamp),
      gasUsed: quantity(result.totalGasSpent),
      stateRoot: data(keccak_256(new TextEncoder().encode(`${parent.stateRoot}${JSON.stringify(after)}`))),
      transactionsRoot: data(await genTransactionsTrieRoot([tx])),
      receiptsRoot: data(receipts.root()),
    };
    const block = sealed(facts, bloomOf(receipt.logs), tx.serialize().length);
    return { block, transaction: describeTransaction(tx), receipt, changes: after };
  };

  const add = (text: string, { changes, block, ...mined }: BlockRecord, before: readonly AccountChange[]) => {
    const held = { block, mined };
    ledger.add(held, { before, after: changes });
    length += text.length;
    return held;
  };

  return {
    state,
    ledger,
    at,
    isFull: () => length >= room,
    restore: (text) => {
      // This was written by `mine` and kept by the shop.
      const record = JSON.parse(text) as BlockRecord;
      add(text, record, state.apply(record.changes));
    },
    mine: async (tx) => {
      const facts = nextFacts(ledger.latest());
      const trial = blockOf(headerOf(facts, emptyBloom));
      state.takeChanges();
      const result = await run(tx, trial);
      const step = state.takeChanges();
      const record = await sealBlock(tx, trial, result, step.after);
      const text = JSON.stringify(record);
      const logs = logsOf(add(text, record, step.before));
      return { record: text, head: headOf(record.block, logs), transaction: record.transaction.hash, logs };
    },
    attempt: (tx, { number, isPending, isFree }) =>
      at(number, async () => {
        const held = ledger.byNumber(number) ?? ledger.latest();
        const header = headerOf(isPending ? nextFacts(held) : held.block, emptyBloom);
        await state.checkpoint();
        try {
          await letContractsSend(state, tx);
          return await run(tx, blockOf(isFree ? { ...header, baseFeePerGas: 0n } : header), true);
        } finally {
          await state.revert();
        }
      }),
  };
}

/** Lets a trial be sent by a contract. For the trial, the contract's account looks like one without code. */
async function letContractsSend(state: ChainState, tx: TypedTransaction): Promise<void> {
  const sender = tx.getSenderAddress();
  if ((await state.getCodeSize(sender)) > 0) {
    await state.modifyAccountFields(sender, { codeHash: KECCAK256_NULL });
  }
}

const emptyBloom: Hex = `0x${'00'.repeat(256)}`;

function firstBlock({ timestamp, accounts }: Genesis): BlockFacts {
  const facts = {
    number: '0x0' as const,
    parentHash: zeroHash,
    timestamp: quantity(timestamp),
    gasUsed: '0x0' as const,
    // This stands for the whole state, as later roots do, since the chain keeps no trie.
    stateRoot: data(keccak_256(new TextEncoder().encode(JSON.stringify(accounts)))),
    transactionsRoot: emptyRoot,
    receiptsRoot: emptyRoot,
  };
  return sealed(facts, emptyBloom, 0);
}

/** @param length bytes of the block's transactions */
function sealed(facts: Omit<BlockFacts, 'hash' | 'size'>, bloom: Hex, length: number): BlockFacts {
  const block = blockOf(headerOf(facts, bloom));
  return { ...facts, hash: data(block.hash()), size: quantity(block.serialize().length + length) };
}

function describeReceipt(tx: TypedTransaction, result: RunTxResult): ReceiptFacts {
  return {
    status: result.execResult.exceptionError === undefined ? '0x1' : '0x0',
    effectiveGasPrice: quantity(priceOf(tx)),
    contractAddress: result.createdAddress?.toString() ?? null,
    logs: (result.execResult.logs ?? []).map(([address, topics, content]) => ({
      address: data(address),
      topics: topics.map(data),
      data: data(content),
    })),
  };
}
