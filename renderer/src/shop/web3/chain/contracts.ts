import { Interface } from 'ethers/abi';
import { type ContractName, contracts, type DeployedContract } from '../../../../../shared/api/contracts.ts';

/** A contract with what is needed to speak with it. */
export interface KnownContract {
  readonly address: string;
  readonly abi: Interface;
}

/** Plain ether is sent without an interface, and ethers knows another notation for it. */
function known({ address, abi }: DeployedContract): KnownContract {
  return { address, abi: new Interface(abi.filter((line) => !line.startsWith('receive'))) };
}

/** The shop's contracts by their names. */
export const knownContracts: Readonly<Record<ContractName, KnownContract>> = {
  beeToken: known(contracts.beeToken),
  beeFaucet: known(contracts.beeFaucet),
  honeyPot: known(contracts.honeyPot),
  walletBank: known(contracts.walletBank),
  soulBoundToken: known(contracts.soulBoundToken),
};

export const { beeToken, beeFaucet, honeyPot, walletBank } = knownContracts;
