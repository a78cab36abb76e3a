import { createAddressFromString } from '@ethereumjs/util';
import { signTransfer, treasury } from '../execution/treasury.ts';
import type { Hex } from '../messages.ts';
import { quantity } from './hex.ts';
import type { Method, Node } from './method.ts';
import { readAddress } from './parameters.ts';
import { invalidParams, refused } from './rpc-fault.ts';

const ether = 10n ** 18n;
const first = ether;
const more = 10n * ether;
/** An account that holds this much gets no more. */
const enough = 1000n * ether;

/**
 * Methods that give play money (decision 38). `first` is 1 ether, once for an address that has none; `more` is 10. The result is the
 * transaction's hash.
 */
export const playMethods: Readonly<Record<string, Method>> = {
  range_playEther: async (node, [address, what]) => {
    const to = readAddress(address, 'address');
    const balance = (await node.chain.state.getAccount(createAddressFromString(to)))?.balance ?? 0n;
    switch (what) {
      case 'first':
        if (balance > 0n) {
          throw refused('this address already has ether');
        }
        if (hadFirst(node, to)) {
          throw refused('this address has already had its first ether');
        }
        return give(node, to, first);
      case 'more':
        if (balance + more > enough) {
          throw refused('this address has enough: play ether ends at 1000');
        }
        return give(node, to, more);
      default:
        throw invalidParams('invalid argument: expected an address and "first" or "more"');
    }
  },
};

function hadFirst({ chain }: Node, to: Hex): boolean {
  const latest = Number(chain.ledger.latest().block.number);
  for (let number = 1; number <= latest; number += 1) {
    const transaction = chain.ledger.byNumber(number)?.mined?.transaction;
    if (transaction?.from === treasury && transaction.to === to && transaction.value === quantity(first)) {
      return true;
    }
  }
  return false;
}

async function give(node: Node, to: Hex, value: bigint): Promise<Hex> {
  const account = await node.chain.state.getAccount(createAddressFromString(treasury));
  return node.submit(signTransfer(to, value, account?.nonce ?? 0n));
}
