import { createAddressFromString } from '@ethereumjs/util';
import { bytes, data, padded, quantity } from './hex.ts';
import { type Method, type Node, numberOfBlock } from './method.ts';
import { readAddress, readQuantity } from './parameters.ts';

/** Methods that read accounts as they were after a block. */
export const accountMethods: Readonly<Record<string, Method>> = {
  // Wallets have the keys; the node has none.
  eth_accounts: () => [],
  eth_getBalance: (node, [address, block]) =>
    after(node, block, async () => quantity((await accountOf(node, address))?.balance ?? 0n)),
  eth_getTransactionCount: (node, [address, block]) =>
    after(node, block, async () => quantity((await accountOf(node, address))?.nonce ?? 0n)),
  eth_getCode: (node, [address, block]) =>
    after(node, block, async () => data(await node.chain.state.getCode(readTarget(address)))),
  eth_getStorageAt: (node, [address, slot, block]) => {
    const key = bytes(padded(readQuantity(slot, 'slot'), 32));
    return after(node, block, async () => {
      const value = await node.chain.state.getStorage(readTarget(address), key);
      return padded(value.length === 0 ? 0n : BigInt(data(value)), 32);
    });
  },
};

function readTarget(address: unknown) {
  return createAddressFromString(readAddress(address, 'address'));
}

function accountOf({ chain }: Node, address: unknown) {
  return chain.state.getAccount(readTarget(address));
}

/** Looks at the state after the block that the parameter means. */
function after<Result>(node: Node, block: unknown, look: () => Promise<Result>): Promise<Result> {
  return node.chain.at(numberOfBlock(node, block), look);
}
