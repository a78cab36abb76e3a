import { queryOptions } from '@tanstack/react-query';
import { chainKey } from '../chain/blocks.ts';
import { readNumber } from '../chain/calls.ts';
import { beeFaucet, beeToken } from '../chain/contracts.ts';

/** What the pot costs: 1000 BEE of 18 digits. */
export const potPrice = 1000n * 10n ** 18n;

/** Ether below which a call may fail for its fee, in wei: 0.001 ETH (ui-learning.md 12.4). */
export const feeReserve = 10n ** 15n;

/** Most bees that the faucet's own type of number takes. */
export const mostBees = 255;

/** How many bees the faucet believes to have. */
export const faucetQuery = queryOptions({
  queryKey: [...chainKey, 'faucet'],
  queryFn: () => readNumber(beeFaucet, 'balance'),
  structuralSharing: false,
});

/** How many bees an address has, in the smallest units. */
export function beesQuery(address: string | undefined) {
  return queryOptions({
    queryKey: [...chainKey, 'bees', address],
    queryFn: () => readNumber(beeToken, 'balanceOf', [address]),
    enabled: address !== undefined,
    structuralSharing: false,
  });
}
