import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../lib/api.ts';

/** Whether anyone has entered the key of the wallet that holds the token (ui-learning.md 12.2). */
export const unlockedQuery = queryOptions({
  queryKey: ['web3', 'nft-unlocked'],
  queryFn: async ({ signal }) => (await get<{ status: boolean }>('rest/web3/nftUnlocked', { signal })).status,
});
