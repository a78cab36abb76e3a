import { createEVM, type EVM } from '@ethereumjs/evm';
import { createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { Interface } from 'ethers';
import { rules } from '../../server/chain/execution/rules.ts';
import { treasury, treasuryFunds } from '../../server/chain/execution/treasury.ts';
import type { Genesis, Hex } from '../../server/chain/messages.ts';
import { type ChainState, createChainState } from '../../server/chain/state/chain-state.ts';
import { type ContractName, contracts } from '../../shared/api/contracts.ts';
import { type CompiledContract, CompileError } from './compile-contracts.ts';

/** The owner of the contracts. There is no key for this account, so nobody else can use it. */
const deployer: Hex = '0xbeebeebeebeebeebeebeebeebeebeebeebeebee0';

/** The wallet whose seed phrase a customer left in a feedback (api-learning.md 28). */
const leakedWallet = '0x8343d2eb2B13A2495De435a1b15e85b98115Ce05';

const ether = 10n ** 18n;
const faucetStock = 1_000_000n * ether;
const bankDeposits = 2n * ether;

/** The timestamp of the first block. Any time in the past would do. */
const timestamp = Date.UTC(2026, 0, 1) / 1000;

/** The name of each contract in its Solidity source. */
const names: Readonly<Record<ContractName, string>> = {
  beeToken: 'BeeToken',
  beeFaucet: 'BeeFaucet',
  honeyPot: 'HoneyPotNFT',
  walletBank: 'ETHWalletBank',
  soulBoundToken: 'JuiceShopSBT',
};

/**
 * Builds the state of the chain before the first transaction (decision 38): the contracts at their addresses as if they had been
 * deployed there, a stocked faucet, other people's ether in the bank, and the soul-bound token where it can be taken over.
 * @throws CompileError when a contract is missing or does not start
 */
export async function buildGenesis(compiled: readonly CompiledContract[]): Promise<Genesis> {
  const state = createChainState();
  const evm = await createEVM({ common: rules, stateManager: state });
  await fund(state, treasury, treasuryFunds);
  await fund(state, deployer, bankDeposits);
  for (const [name, title] of Object.entries(names)) {
    const contract = compiled.find((one) => one.name === title);
    if (contract === undefined) {
      throw new CompileError(`There is no contract ${title}.`);
    }
    // Object.entries widens the keys to string.
    await deploy(evm, state, contracts[name as ContractName].address, contract.creationCode);
  }
  const { beeToken, beeFaucet, walletBank, soulBoundToken } = contracts;
  await call(evm, beeToken, 'transfer', [beeFaucet.address, faucetStock]);
  await call(evm, walletBank, 'ethdeposit', [deployer], bankDeposits);
  await call(evm, soulBoundToken, 'safeMint', [leakedWallet, 'assets/public/images/products/juicy_chatbot.jpg']);
  return { timestamp, accounts: state.takeChanges().after.filter(({ account }) => account !== undefined) };
}

async function fund(state: ChainState, address: Hex, balance: bigint): Promise<void> {
  await state.putAccount(createAddressFromString(address), createAccount({ balance }));
}

/** Runs a contract's creation code at its final address, and stores there the code that it returns. */
async function deploy(evm: EVM, state: ChainState, address: Hex, creationCode: string): Promise<void> {
  const place = createAddressFromString(address);
  await state.putAccount(place, createAccount({ nonce: 1n }));
  await state.putCode(place, hexToBytes(`0x${creationCode}`));
  await state.putCode(place, await run(evm, address, new Uint8Array(0), 0n));
}

async function call(
  evm: EVM,
  contract: { readonly address: Hex; readonly abi: readonly string[] },
  method: string,
  parameters: readonly unknown[],
  value = 0n,
): Promise<void> {
  const encoded = new Interface(contract.abi).encodeFunctionData(method, parameters);
  // Ethers returns hexadecimal with the prefix 0x.
  await run(evm, contract.address, hexToBytes(encoded as Hex), value);
}

async function run(evm: EVM, address: Hex, input: Uint8Array, value: bigint): Promise<Uint8Array> {
  const { execResult } = await evm.runCall({
    caller: createAddressFromString(deployer),
    to: createAddressFromString(address),
    data: input,
    value,
    gasLimit: 10_000_000n,
  });
  await evm.journal.cleanup();
  if (execResult.exceptionError !== undefined) {
    throw new CompileError(`The contract at ${address} does not start: ${execResult.exceptionError.error}`);
  }
  return execResult.returnValue;
}
