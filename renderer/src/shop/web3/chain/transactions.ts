import { announceBlock, nextBlock } from './blocks.ts';
import type { Eip1193 } from './eip1193.ts';
import { RpcError, rpc } from './rpc.ts';

/** What is to be sent; the wallet adds the rest. Amounts in wei. */
export interface Sending {
  readonly from: string;
  /** Without a receiver a contract is created. */
  readonly to?: string;
  readonly data?: string;
  readonly value?: bigint;
}

export interface Log {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** A transaction that is in a block; numbers in hex. */
export interface Receipt {
  readonly transactionHash: string;
  readonly blockNumber: string;
  readonly gasUsed: string;
  readonly status: string;
  readonly contractAddress: string | null;
  readonly logs: readonly Log[];
}

/** Longest wait for a block, in milliseconds: ours come at once. */
const patience = 30_000;

/**
 * Has the wallet sign and send, and waits for the block.
 * @param onSent called when the wallet has handed it over, with the transaction's hash
 * @throws RpcError also when the transaction is in a block and has failed there
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

/** The fields as JSON-RPC wants them. */
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

/** Why a transaction failed in its block: the same call is made again, which says more than the receipt. */
async function reasonOf(sending: Sending, receipt: Receipt): Promise<unknown> {
  try {
    await rpc('eth_call', [inHex(sending), receipt.blockNumber]);
  } catch (error) {
    return error;
  }
  return new RpcError(3, 'execution reverted');
}
