import { queryOptions } from '@tanstack/react-query';
import { chainKey } from '../chain/blocks.ts';
import { readNumber } from '../chain/calls.ts';
import { walletBank } from '../chain/contracts.ts';

/** What the bank's books say an address has, in wei. */
export function accountQuery(address: string | undefined) {
  return queryOptions({
    queryKey: [...chainKey, 'account', address],
    queryFn: () => readNumber(walletBank, 'balanceOf', [address]),
    enabled: address !== undefined,
    structuralSharing: false,
  });
}
