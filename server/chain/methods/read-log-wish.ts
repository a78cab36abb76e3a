import type { LogWish } from '../ledger/logs.ts';
import { isGiven, readAddress, readHash, readObject } from './parameters.ts';
import { invalidParams } from './rpc-fault.ts';

/** The most alternatives, more than anybody needs. */
const mostAlternatives = 1000;

/** Reads the `address` and `topics` of a filter object (eth_getLogs, eth_newFilter, eth_subscribe). @throws RpcFault */
export function readLogWish(value: unknown): LogWish {
  const { address, topics } = readObject(value ?? {}, 'filter');
  const wishes = topics ?? [];
  if (!Array.isArray(wishes) || wishes.length > 4) {
    throw invalidParams('invalid argument topics: expected a list of up to 4');
  }
  return {
    addresses: new Set(alternatives(address).map((one) => readAddress(one, 'address'))),
    topics: wishes.map((wished) => {
      const some = alternatives(wished);
      // Null among alternatives means any topic at all.
      return new Set(some.includes(null) ? [] : some.map((one) => readHash(one, 'topics')));
    }),
  };
}

function alternatives(value: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : isGiven(value) ? [value] : [];
  if (list.length > mostAlternatives) {
    throw invalidParams(`invalid argument: more than ${mostAlternatives} alternatives`);
  }
  return list;
}
