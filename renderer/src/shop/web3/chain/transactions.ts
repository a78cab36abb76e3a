import { announceBlock, nextBlock } from './blocks.ts';
import type { Eip1193 } from './eip1193.ts';
import { RpcError, rpc } from './rpc.ts';

/** A transaction to send; the wallet adds the rest. Amounts are in wei. */
export interface Sending {
  readonly from: string;
  /** A transaction without a receiver creates a contract. */
  readonly to?: string;
  readonly data?: string;
  readonly value?: bigint;
}

export interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** The receipt of a transaction that is in a block. Numbers are in hex. */
export interface Receipt {
  readonly transactionHash: string;
  readonly blockNumber: string;
  readonly gasUsed: string;
  readonly status: string;
  readonly contractAddress: string | null;
  readonly logs: readonly Log[];
}

/** Longest wait for a block in milliseconds. Our chain's blocks come at once. */
const patience = 30_000;

/**
 * Lets the wallet sign and send a transaction, and waits for its block.
 * @param onSent called with the transaction's hash once the wallet has sent it
 * @throws RpcError also when the transaction is in a block but failed
 */
export async function send(wallet: Eip1193, sending: Sending, onSent?: (hash: string) => void): Promise<Receipt> {
  const hash = String(await wallet.request({ method: 'eth_sendTransaction', params: [inHex(sending)] }));
  onSent?.(hash);
  const receipt = await receiptOf(hash);
  announceBlock();
  if (BigInt(receipt.status) === 0n) {
    throw await reasonOf(sending, receipt);
  }
  return receipt;
}

/** Returns the fields as JSON-RPC expects them. */
export function inHex({ value, ...others }: Sending) {
  return { ...others, ...(value === undefined || value === 0n ? {} : { value: `0x${value.toString(16)}` }) };
}

async function receiptOf(hash: string): Promise<Receipt> {
  const deadline = performance.now() + patience;
  for (;;) {
    const receipt = await rpc<Receipt | null>('eth_getTransactionReceipt', [hash]);
    if (receipt !== null) {
      return receipt;
    }
    if (performance.now() > deadline) {
      throw new RpcError(-32000, `No block holds ${hash} yet.`);
    }
    await nextBlock(500);
  }
}

/** Returns why a transaction failed in its block. It repeats the call, because that reveals more than the receipt. */
async function reasonOf(sending: Sending, receipt: Receipt): Promise<unknown> {
  try {
    await rpc('eth_call', [inHex(sending), receipt.blockNumber]);
  } catch (error) {
    return error;
  }
  return new RpcError(3, 'execution reverted');
}
