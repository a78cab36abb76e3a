import { Interface } from 'ethers/abi';
import { type ContractName, contracts, type DeployedContract } from '../../../../../shared/api/contracts.ts';

/** A contract's address and the interface for calling it. */
export interface KnownContract {
  readonly address: string;
  readonly abi: Interface;
}

/** Returns a contract without its `receive` line. Plain ether is sent without an interface, and ethers uses another notation for it. */
function known({ address, abi }: DeployedContract): KnownContract {
  return { address, abi: new Interface(abi.filter((line) => !line.startsWith('receive'))) };
}

/** The shop's contracts by name. */
export const knownContracts: Readonly<Record<ContractName, KnownContract>> = {
  beeToken: known(contracts.beeToken),
  beeFaucet: known(contracts.beeFaucet),
  honeyPot: known(contracts.honeyPot),
  walletBank: known(contracts.walletBank),
  soulBoundToken: known(contracts.soulBoundToken),
};

export const { beeToken, beeFaucet, honeyPot, walletBank } = knownContracts;
