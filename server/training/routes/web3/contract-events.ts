import { contracts } from '../../../../shared/api/contracts.ts';
import type { ShopEventEmitter } from '../../../shop/events.ts';

/** The contract events that challenges rely on: the address that logs them, and the hash of their signature, which is their first topic. */
const watched = {
  /** NFTMinted(address,uint256) */
  nftMinted: {
    address: contracts.honeyPot.address,
    topic: '0x4cc0a9c4a99ddc700de1af2c9f916a7cbfdb71f14801ccff94061ad1ef8a8040',
  },
  /** ContractExploited(address) */
  contractExploited: {
    address: contracts.walletBank.address,
    topic: '0x82e71a5c3a4c4845c00a608705ec580d3d647c65a3e80ac4107cc1dba6754829',
  },
} as const;

/** Calls the listener at each such event with the address that it is about, in lower case: its first indexed parameter. */
export function onContractEvent(
  events: ShopEventEmitter,
  name: keyof typeof watched,
  listener: (about: string) => void,
): void {
  const { address, topic } = watched[name];
  events.on('contract.logged', (logged) => {
    const [signature, about] = logged.topics;
    if (logged.address === address.toLowerCase() && signature === topic && about !== undefined) {
      listener(`0x${about.slice(-40)}`);
    }
  });
}
