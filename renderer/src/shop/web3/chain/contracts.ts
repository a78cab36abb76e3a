import { Interface, type InterfaceAbi } from 'ethers/abi';
import { contracts } from '../../../../../server/contract/contracts.ts';

/** A contract with what is needed to speak with it. */
export interface KnownContract {
  readonly address: string;
  readonly abi: Interface;
}

function known({ address, abi }: { readonly address: string; readonly abi: InterfaceAbi }): KnownContract {
  return { address, abi: new Interface(abi) };
}

export const beeToken = known(contracts.beeToken);
export const beeFaucet = known(contracts.beeFaucet);
export const honeyPot = known(contracts.honeyPot);
export const walletBank = known(contracts.walletBank);
