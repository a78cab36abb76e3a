import { useState } from 'react';
import { queryClient } from '../../../lib/query-client.ts';
import { callInBlock, readNumber } from '../chain/calls.ts';
import { beeToken, honeyPot } from '../chain/contracts.ts';
import { Refusal } from '../chain/failures.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import { confirmMinted, mintedQuery, potPrice } from './bees.ts';

/** The stages of minting. */
export type MintStep = 'idle' | 'approving' | 'confirming' | 'minting' | 'minted';

/**
 * Mints the pot: approves its price, calls the contract and makes the shop confirm the result. After a failure it starts again from the
 * beginning.
 */
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

/** Tells whether the visitor already has a pot that the shop just hadn't confirmed. They need not pay for a second one. */
async function isConfirmedAlready(address: string): Promise<boolean> {
  return (await readNumber(honeyPot, 'balanceOf', [address])) > 0n && (await confirmMinted(address, 1));
}
