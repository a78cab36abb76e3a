import { queryOptions } from '@tanstack/react-query';
import type { ChallengeList } from '../../../../../shared/api/answers.ts';
import { get, post } from '../../../lib/api.ts';
import { chainKey } from '../chain/blocks.ts';
import { readNumber } from '../chain/calls.ts';
import { beeFaucet, beeToken } from '../chain/contracts.ts';

/** The pot's price: 1000 BEE with 18 decimal places. */
export const potPrice = 1000n * 10n ** 18n;

/** Below this amount of ether a call may fail because of its fee. In wei: 0.001 ETH (ui-learning.md 12.4). */
export const feeReserve = 10n ** 15n;

/** The most bees that the faucet's number type can express. */
export const mostBees = 255;

/** The number of bees that the faucet believes it has. */
export const faucetQuery = queryOptions({
  queryKey: [...chainKey, 'faucet'],
  queryFn: () => readNumber(beeFaucet, 'balance'),
  structuralSharing: false,
});

/** Returns the query for an address's bees, in the smallest unit. */
export function beesQuery(address: string | undefined) {
  return queryOptions({
    queryKey: [...chainKey, 'bees', address],
    queryFn: () => readNumber(beeToken, 'balanceOf', [address]),
    enabled: address !== undefined,
    structuralSharing: false,
  });
}

/** Whether anyone has minted the pot yet (ui-learning.md 12.2). */
export const mintedQuery = queryOptions({
  queryKey: ['web3', 'minted'],
  queryFn: async ({ signal }) =>
    (await get<ChallengeList>('api/Challenges/?key=nftMintChallenge', { signal })).data[0]?.solved === true,
});

/** Milliseconds between two requests. The shop notices the block on its own, a moment later. */
const pause = 700;

/**
 * Makes the shop check whether this address has minted, up to the given number of times.
 * @returns the shop's verdict
 */
export async function confirmMinted(walletAddress: string, tries = 5): Promise<boolean> {
  for (let tried = 1; tried <= tries; tried += 1) {
    const { success } = await post<{ success: boolean }>('rest/web3/walletNFTVerify', { walletAddress });
    if (success || tried === tries) {
      return success;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return false;
}
