import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { chain } from '../../../shared/api/contracts.ts';

/** The rules of the chain: Ethereum's, up to the Cancun fork (which Solidity 0.8 compiles for), under an id of its own. */
export const rules = createCustomCommon({ chainId: chain.id, name: 'juice-range' }, Mainnet, {
  hardfork: Hardfork.Cancun,
});

/**
 * The gas limit of a block, and so of a call: what Ethereum allows a transaction since Fusaka (EIP-7825). A loop uses it up in one or two
 * seconds.
 */
export const gasLimit = 2n ** 24n;

/** Wei per gas. It never changes, since blocks are never full. */
export const baseFee = 10n ** 9n;

/** Wei per gas that wallets are told to add to the base fee. */
export const priorityFee = 10n ** 9n;
