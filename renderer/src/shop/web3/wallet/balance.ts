import { queryOptions } from '@tanstack/react-query';
import { chainKey } from '../chain/blocks.ts';
import { rpc } from '../chain/rpc.ts';

/** How much ether an address has, in wei. */
export function etherQuery(address: string) {
  return queryOptions({
    queryKey: [...chainKey, 'ether', address],
    queryFn: async ({ signal }) => BigInt(await rpc<string>('eth_getBalance', [address, 'latest'], { signal })),
    // Numbers of this size cannot be compared by the cache's own means.
    structuralSharing: false,
  });
}
