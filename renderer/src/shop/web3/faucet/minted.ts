import { queryOptions } from '@tanstack/react-query';
import type { ChallengeList } from '../../../../../shared/api/answers.ts';
import { get, post } from '../../../lib/api.ts';

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
