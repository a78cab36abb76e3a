import { type AccessList2930Tx, createAccessList2930Tx } from '@ethereumjs/tx';
import { createAddressFromString } from '@ethereumjs/util';
import { baseFee, gasLimit, rules } from '../execution/rules.ts';
import type { Hex } from '../messages.ts';
import { isGiven, readAddress, readBytes, readHash, readObject, readQuantity } from './parameters.ts';
import { invalidParams } from './rpc-fault.ts';

/** A call that nobody signed (eth_call, eth_estimateGas). */
export interface Call {
  readonly from: Hex;
  readonly value: bigint;
  /** Absent when the caller leaves it to the node. */
  readonly gas: bigint | undefined;
  /** Wei per gas; 0 when the caller names none. */
  readonly price: bigint;
  /** The call as a transaction with so much gas. */
  withGas(gas: bigint): AccessList2930Tx;
}

const nobody: Hex = `0x${'00'.repeat(20)}`;

/** @throws RpcFault */
export function readCall(value: unknown): Call {
  const call = readObject(value, 'transaction');
  const from = isGiven(call.from) ? readAddress(call.from, 'from') : nobody;
  const to = isGiven(call.to) ? readAddress(call.to, 'to') : undefined;
  const input = isGiven(call.input) ? call.input : call.data;
  const content = {
    chainId: rules.chainId(),
    ...(to === undefined ? {} : { to: createAddressFromString(to) }),
    value: isGiven(call.value) ? readQuantity(call.value, 'value') : 0n,
    data: isGiven(input) ? readBytes(input, 'data') : ('0x' as const),
    gasPrice: priceOf(call),
    accessList: readAccessList(call.accessList),
  };
  return {
    from,
    value: content.value,
    price: content.gasPrice,
    gas: isGiven(call.gas) ? atMost(readQuantity(call.gas, 'gas')) : undefined,
    withGas: (gas) => {
      const tx = createAccessList2930Tx({ ...content, gasLimit: gas }, { common: rules, freeze: false });
      tx.getSenderAddress = () => createAddressFromString(from);
      return tx;
    },
  };
}

function priceOf(call: Readonly<Record<string, unknown>>): bigint {
  if (isGiven(call.gasPrice)) {
    return readQuantity(call.gasPrice, 'gasPrice');
  }
  if (!isGiven(call.maxFeePerGas)) {
    return 0n;
  }
  const most = readQuantity(call.maxFeePerGas, 'maxFeePerGas');
  const tip = isGiven(call.maxPriorityFeePerGas) ? readQuantity(call.maxPriorityFeePerGas, 'maxPriorityFeePerGas') : 0n;
  return most < baseFee + tip ? most : baseFee + tip;
}

function readAccessList(value: unknown): { readonly address: Hex; readonly storageKeys: Hex[] }[] {
  if (!isGiven(value)) {
    return [];
  }
  if (!Array.isArray(value)) {
    throw invalidParams('invalid argument accessList: expected a list');
  }
  return value.map((item: unknown) => {
    const { address, storageKeys } = readObject(item, 'accessList');
    const keys: readonly unknown[] = Array.isArray(storageKeys) ? storageKeys : [];
    return {
      address: readAddress(address, 'accessList'),
      storageKeys: keys.map((key) => readHash(key, 'accessList')),
    };
  });
}

function atMost(gas: bigint): bigint {
  return gas < gasLimit ? gas : gasLimit;
}
