import { createEVM } from '@ethereumjs/evm';
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import { Interface, type LogDescription } from 'ethers';
import { beforeAll } from 'vitest';
import { buildGenesis } from '../../../build/contracts/build-genesis.ts';
import { blockOf } from '../../../server/chain/execution/machine.ts';
import { rules } from '../../../server/chain/execution/rules.ts';
import { createChainState } from '../../../server/chain/state/chain-state.ts';
import type { ChallengeKey } from '../../../shared/api/challenge-keys.ts';
import { compiledForTests } from '../../support/web3/compiled.ts';
import { type ChangedSource, changesOf, type RunningProduct } from '../harness/prove.ts';
import { type ContractsWith, compileVersions } from './contract-versions.ts';

type Hex = `0x${string}`;

/** A contract to call. */
export interface Target {
  readonly address: Hex;
  readonly abi: readonly string[] | string;
}

/** The outcome of a transaction that was not refused. */
export interface Sent {
  /** What the method returns; the first of several values. */
  readonly returned: unknown;
  /** The events of the contract that was called. */
  readonly events: readonly LogDescription[];
}

/** The chain as the shop starts it, with one of its contracts changed. It trusts any address given as the sender. */
export interface ChangedContracts extends RunningProduct {
  /** @returns undefined when the transaction is refused and reverted */
  send(
    from: Hex,
    to: Target,
    method: string,
    parameters?: readonly unknown[],
    value?: bigint,
  ): Promise<Sent | undefined>;
  /** Deploys a contract of the tests. */
  deploy(name: Parameters<typeof compiledForTests>[0], parameters: readonly unknown[]): Promise<Target>;
  etherOf(address: Hex): Promise<bigint>;
  /** Puts whatever is sent from now on into a later block, with a later time. */
  nextBlock(): void;
}

const gasLimit = 10_000_000n;
const ether = 10n ** 18n;

/** People who each have an address of their own and 10 ether. */
export const people = {
  alice: `0x${'a1'.repeat(20)}`,
  bob: `0x${'b0'.repeat(20)}`,
  carol: `0x${'ca'.repeat(20)}`,
  mallory: `0x${'4a'.repeat(20)}`,
} as const satisfies Readonly<Record<string, Hex>>;

/**
 * Compiles everything that these challenges show and offer, before the tests of the file.
 * @returns a function that starts a chain with one of these sources
 */
export function changedContracts(keys: readonly ChallengeKey[]): (changed: ChangedSource) => Promise<ChangedContracts> {
  let contractsWith: ContractsWith;
  beforeAll(async () => {
    contractsWith = await compileVersions(keys.flatMap(changesOf));
  });
  return async (changed) => {
    const { accounts, timestamp } = await buildGenesis(contractsWith(changed));
    const state = createChainState();
    state.apply(accounts);
    for (const address of Object.values(people)) {
      await state.putAccount(createAddressFromString(address), createAccount({ balance: 10n * ether }));
    }
    const evm = await createEVM({ common: rules, stateManager: state });
    let blocks = 1;

    const run = async (from: Hex, to: Hex | undefined, data: string, value = 0n) => {
      const { execResult, createdAddress } = await evm.runCall({
        caller: createAddressFromString(from),
        ...(to && { to: createAddressFromString(to) }),
        // ethers writes hexadecimal numbers with 0x.
        data: hexToBytes(data as Hex),
        value,
        gasLimit,
        block: blockOf({ number: blocks, timestamp: timestamp + 12 * blocks, gasLimit }),
      });
      await evm.journal.cleanup();
      return { ...execResult, createdAddress };
    };

    return {
      send: async (from, { address, abi }, method, parameters = [], value) => {
        const contract = new Interface(abi);
        const data = contract.encodeFunctionData(method, parameters);
        const { exceptionError, returnValue, logs = [] } = await run(from, address, data, value);
        if (exceptionError !== undefined) {
          return undefined;
        }
        return {
          returned: contract.decodeFunctionResult(method, returnValue).toArray()[0],
          events: logs.flatMap(([emitter, topics, content]) => {
            const log = { topics: topics.map(bytesToHex), data: bytesToHex(content) };
            return bytesToHex(emitter) === address.toLowerCase() ? (contract.parseLog(log) ?? []) : [];
          }),
        };
      },
      deploy: async (name, parameters) => {
        const { abi, creationCode } = await compiledForTests(name);
        const encoded = new Interface(abi).encodeDeploy(parameters).slice(2);
        const { createdAddress, exceptionError } = await run(people.mallory, undefined, creationCode + encoded);
        if (createdAddress === undefined || exceptionError !== undefined) {
          throw new Error(`${name} is not deployed`);
        }
        return { address: createdAddress.toString(), abi };
      },
      etherOf: async (address) => (await state.getAccount(createAddressFromString(address)))?.balance ?? 0n,
      nextBlock: () => {
        blocks += 1;
      },
      stop: () => {},
    };
  };
}
