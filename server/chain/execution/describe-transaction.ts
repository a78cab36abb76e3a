import { Capability, type TypedTransaction } from '@ethereumjs/tx';
import type { TransactionFacts } from '../ledger/records.ts';
import { data, quantity } from '../methods/hex.ts';
import { baseFee } from './rules.ts';

/** Describes a signed transaction as JSON-RPC shows it, without its block. */
export function describeTransaction(tx: TypedTransaction): TransactionFacts {
  const json = tx.toJSON();
  return {
    hash: data(tx.hash()),
    type: quantity(tx.type),
    nonce: quantity(tx.nonce),
    from: tx.getSenderAddress().toString(),
    to: tx.to?.toString() ?? null,
    value: quantity(tx.value),
    gas: quantity(tx.gasLimit),
    gasPrice: quantity(priceOf(tx)),
    input: data(tx.data),
    ...(json.maxFeePerGas === undefined
      ? {}
      : { maxFeePerGas: json.maxFeePerGas, maxPriorityFeePerGas: json.maxPriorityFeePerGas }),
    ...(json.chainId === undefined ? {} : { chainId: json.chainId }),
    ...(json.accessList === undefined ? {} : { accessList: json.accessList, yParity: quantity(tx.v ?? 0n) }),
    v: quantity(tx.v ?? 0n),
    r: quantity(tx.r ?? 0n),
    s: quantity(tx.s ?? 0n),
  };
}

/** Returns the wei per gas that the transaction pays here. */
export function priceOf(tx: TypedTransaction): bigint {
  if ('gasPrice' in tx) {
    return tx.gasPrice;
  }
  return tx.supports(Capability.EIP1559FeeMarket) && 'getEffectivePriorityFee' in tx
    ? baseFee + tx.getEffectivePriorityFee(baseFee)
    : baseFee;
}
