import { useState } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { callInBlock, readNumber } from '../chain/calls.ts';
import { beeToken, honeyPot } from '../chain/contracts.ts';
import { Refusal } from '../chain/failures.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import { confirmMinted, mintedQuery, potPrice } from './bees.ts';

/** How far a minting is. */
export type MintStep = 'idle' | 'approving' | 'confirming' | 'minting' | 'minted';

/** Mints the pot: lets it take its price, calls it, and has the shop confirm it. After a failure it begins anew. */
export function useMint() {
  const [step, setStep] = useState<MintStep>('idle');
  const { start, error } = useWalletCall(
    async ({ address, provider }) => {
      const common = { wallet: provider, from: address };
      setStep('approving');
      if (!(await isConfirmedAlready(address))) {
        await callInBlock({ ...common, contract: beeToken, name: 'approve', args: [honeyPot.address, potPrice] });
        setStep('confirming');
        await callInBlock({ ...common, contract: honeyPot, name: 'mintNFT', args: [] }, () => setStep('minting'));
        if (!(await confirmMinted(address))) {
          throw new Refusal('MINT_UNCONFIRMED');
        }
      }
      setStep('minted');
      queryClient.setQueryData(mintedQuery.queryKey, true);
    },
    {
      onError: (failure) => {
        console.log(failure);
        setStep('idle');
      },
    },
  );
  return { step, error, mint: start };
}

/** Whoever has a pot that the shop has not confirmed need not pay for a second one. */
async function isConfirmedAlready(address: string): Promise<boolean> {
  return (await readNumber(honeyPot, 'balanceOf', [address])) > 0n && (await confirmMinted(address, 1));
}
