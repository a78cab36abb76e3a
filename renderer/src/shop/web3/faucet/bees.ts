import { queryOptions } from '@tanstack/react-query';
import type { ChallengeList } from '../../../../../shared/api/answers.ts';
import { get, post } from '../../../lib/api.ts';
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

/** Whether the pot was minted before, by whomever (ui-learning.md 12.2). */
export const mintedQuery = queryOptions({
  queryKey: ['web3', 'minted'],
  queryFn: async ({ signal }) =>
    (await get<ChallengeList>('api/Challenges/?key=nftMintChallenge', { signal })).data[0]?.solved === true,
});

/** Pause between two questions, in milliseconds: the shop hears of the block by itself, a moment later. */
const pause = 700;

/** Has the shop look whether this address has minted, up to so many times. @returns what it says */
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
