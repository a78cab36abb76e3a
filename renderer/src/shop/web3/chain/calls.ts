import type { KnownContract } from './contracts.ts';
import type { Eip1193 } from './eip1193.ts';
import { RpcError, rpc } from './rpc.ts';
import { type Receipt, send } from './transactions.ts';

/**
 * Calls a function that returns one number.
 * @throws RpcError when the function reverts, or when there is no contract at the address
 */
export async function readNumber(
  contract: KnownContract,
  name: string,
  args: readonly unknown[] = [],
): Promise<bigint> {
  const data = contract.abi.encodeFunctionData(name, args);
  const answer = await rpc<string>('eth_call', [{ to: contract.address, data }, 'latest']);
  if (answer === '0x') {
    throw new RpcError(-32000, `There is no contract at ${contract.address}.`);
  }
  return BigInt(contract.abi.decodeFunctionResult(name, answer)[0]);
}

/** A call: the contract, its function, the caller and the amount of wei. */
export interface Calling {
  readonly wallet: Eip1193;
  readonly from: string;
  readonly contract: KnownContract;
  readonly name: string;
  readonly args: readonly unknown[];
  readonly value?: bigint;
}

/** Lets the wallet call a function in a transaction, and waits for its block. Fails as `send` does. */
export function callInBlock(
  { wallet, from, contract, name, args, value = 0n }: Calling,
  onSent?: (hash: string) => void,
): Promise<Receipt> {
  const data = contract.abi.encodeFunctionData(name, args);
  return send(wallet, { from, to: contract.address, data, value }, onSent);
}
