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
  /** Returns the call as a transaction with this much gas. */
  withGas(gas: bigint): AccessList2930Tx;
}

const nobody: Hex = `0x${'00'.repeat(20)}`;

/** @throws RpcFault */
export function readCall(value: unknown): Call {
  const call = readObject(value, 'transaction');
  const field: ReadField = (name, read) => (isGiven(call[name]) ? read(call[name], name) : undefined);
  const from = field('from', readAddress) ?? nobody;
  const to = field('to', readAddress);
  const input = isGiven(call.input) ? call.input : call.data;
  const content = {
    chainId: rules.chainId(),
    ...(to === undefined ? {} : { to: createAddressFromString(to) }),
    value: field('value', readQuantity) ?? 0n,
    data: isGiven(input) ? readBytes(input, 'data') : ('0x' as const),
    gasPrice: field('gasPrice', readQuantity) ?? priceOf(field),
    accessList: readAccessList(call.accessList),
  };
  const gas = field('gas', readQuantity);
  return {
    from,
    value: content.value,
    price: content.gasPrice,
    gas: gas === undefined || gas < gasLimit ? gas : gasLimit,
    withGas: (gas) => {
      const tx = createAccessList2930Tx({ ...content, gasLimit: gas }, { common: rules, freeze: false });
      tx.getSenderAddress = () => createAddressFromString(from);
      return tx;
    },
  };
}

/** Reads a field of the call; undefined when it is absent. */
type ReadField = <Value>(name: string, read: (value: unknown, name: string) => Value) => Value | undefined;

function priceOf(field: ReadField): bigint {
  const most = field('maxFeePerGas', readQuantity);
  if (most === undefined) {
    return 0n;
  }
  const full = baseFee + (field('maxPriorityFeePerGas', readQuantity) ?? 0n);
  return most < full ? most : full;
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
