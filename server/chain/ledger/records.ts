import type { AccountChange, Hex, Log } from '../messages.ts';

/** The parts of a block's header that differ from block to block. */
export interface BlockFacts {
  readonly number: Hex;
  readonly hash: Hex;
  readonly parentHash: Hex;
  readonly timestamp: Hex;
  readonly gasUsed: Hex;
  /** In bytes. */
  readonly size: Hex;
  readonly stateRoot: Hex;
  readonly transactionsRoot: Hex;
  readonly receiptsRoot: Hex;
}

/** A transaction as JSON-RPC shows it, without the block that it is in. */
export type TransactionFacts = Readonly<Record<string, unknown>> & {
  readonly hash: Hex;
  readonly from: Hex;
  readonly to: Hex | null;
  readonly value: Hex;
  readonly type: Hex;
};

/** The outcome of a transaction. */
export interface ReceiptFacts {
  readonly status: '0x0' | '0x1';
  readonly effectiveGasPrice: Hex;
  readonly contractAddress: Hex | null;
  readonly logs: readonly Pick<Log, 'address' | 'topics' | 'data'>[];
}

/** A block with the one transaction that it was made for, and what that transaction did. Kept as JSON. */
export interface BlockRecord {
  readonly block: BlockFacts;
  readonly transaction: TransactionFacts;
  readonly receipt: ReceiptFacts;
  readonly changes: readonly AccountChange[];
}
