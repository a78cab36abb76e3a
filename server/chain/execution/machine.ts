import { type Block, createBlock, type HeaderData } from '@ethereumjs/block';
import { createEVM, type EVMMockBlockchainInterface } from '@ethereumjs/evm';
import type { TypedTransaction } from '@ethereumjs/tx';
import { createVM, type RunTxResult, runTx } from '@ethereumjs/vm';
import type { ChainState } from '../state/chain-state.ts';
import { rules } from './rules.ts';

/**
 * Runs a transaction on a state.
 * @param isTrial for calls that nobody signed: any sender may send, with any nonce and any balance
 * @throws when the transaction cannot even begin; whatever it has done by then is undone
 */
export type Machine = (transaction: TypedTransaction, block: Block, isTrial?: boolean) => Promise<RunTxResult>;

/** @param hashOf returns the hash of an earlier block, for contracts that ask for it */
export async function createMachine(state: ChainState, hashOf: (number: number) => Uint8Array): Promise<Machine> {
  const blocks: EVMMockBlockchainInterface = {
    getBlock: async (number) => ({ hash: () => hashOf(Number(number)) }),
    putBlock: async () => {},
    shallowCopy: () => blocks,
  };
  const evm = await createEVM({ common: rules, stateManager: state, blockchain: blocks });
  const machine = await createVM({ common: rules, stateManager: state, evm });
  return (tx, block, isTrial = false) =>
    runTx(machine, { tx, block, skipBalance: isTrial, skipNonce: isTrial, skipHardForkValidation: true });
}

/** Makes a block around a header without checking it, since the chain makes its own headers. */
export function blockOf(header: HeaderData): Block {
  return createBlock({ header }, { common: rules, skipConsensusFormatValidation: true });
}
