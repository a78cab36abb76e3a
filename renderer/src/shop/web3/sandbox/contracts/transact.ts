import { type FunctionFragment, Interface } from 'ethers/abi';
import { getAddress } from 'ethers/address';
import { parseUnits } from 'ethers/utils';
import { knownContracts } from '../../chain/contracts.ts';
import { failureOf, Refusal } from '../../chain/failures.ts';
import { rpc } from '../../chain/rpc.ts';
import { inHex, type Log, type Receipt, type Sending, send } from '../../chain/transactions.ts';
import type { ConnectedWallet } from '../../wallet/session.ts';
import type { CompiledContract } from '../compiler/compile.ts';
import { addContract, beginEntry, type CallableContract, useSandbox } from '../store.ts';
import { readArguments } from './arguments.ts';
import { namedTexts, outputText } from './values.ts';

/**
 * Deploys a compiled contract, logs it and makes it callable.
 * @throws errors that `failureOf` can explain
 */
export async function deploy(wallet: ConnectedWallet, compiled: CompiledContract, argumentText: string): Promise<void> {
  const abi = new Interface(compiled.abi);
  const args = readArguments(argumentText, abi.deploy.inputs);
  const data = compiled.bytecode + abi.encodeDeploy(args).slice(2);
  // ethers ignores whether a constructor is payable.
  const isPayable = compiled.abi.some(
    ({ type, stateMutability }) => type === 'constructor' && stateMutability === 'payable',
  );
  const value = isPayable ? typedValue() : 0n;
  const receipt = await transact(wallet, `new ${compiled.name}`, abi, { from: wallet.address, data, value });
  if (receipt.contractAddress !== null) {
    addContract({ name: compiled.name, address: getAddress(receipt.contractAddress), abi });
  }
}

/** Makes a contract callable that is already on the chain. */
export async function takeAddress(compiled: CompiledContract, address: string): Promise<void> {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) {
    throw new Refusal('WEB3_ADDRESS_WRONG');
  }
  if ((await rpc<string>('eth_getCode', [address, 'latest'])) === '0x') {
    throw new Refusal('WEB3_ADDRESS_EMPTY');
  }
  addContract({ name: compiled.name, address: getAddress(address.toLowerCase()), abi: new Interface(compiled.abi) });
}

/**
 * Calls a function. One that only reads needs no transaction. Any other is called in one, and simulated first to learn what it returns.
 * @returns the result in readable form; undefined when the function returns nothing
 * @throws errors that `failureOf` can explain
 */
export async function invoke(
  wallet: ConnectedWallet,
  { name, address, abi }: CallableContract,
  called: FunctionFragment,
  argumentText: string,
): Promise<string | undefined> {
  const args = readArguments(argumentText, called.inputs);
  const data = abi.encodeFunctionData(called, args);
  const sending = { from: wallet.address, to: address, data, value: called.payable ? typedValue() : 0n };
  if (called.constant) {
    return decoded(abi, called, await rpc<string>('eth_call', [inHex(sending), 'latest']));
  }
  const title = `${name}.${called.name}(${argumentText.trim()})`;
  let answer = '0x';
  await transact(wallet, title, abi, sending, async () => {
    answer = await rpc<string>('eth_call', [inHex(sending), 'latest']);
  });
  return called.outputs.length === 0 ? undefined : decoded(abi, called, answer);
}

/** Sends plain ether. There is no result. */
export async function sendEther(wallet: ConnectedWallet, { name, address, abi }: CallableContract): Promise<undefined> {
  await transact(wallet, `${name}.receive()`, abi, { from: wallet.address, to: address, value: typedValue() });
}

function decoded(abi: Interface, called: FunctionFragment, answer: string): string {
  if (answer === '0x' && called.outputs.length > 0) {
    throw new Refusal('WEB3_ADDRESS_EMPTY');
  }
  try {
    return outputText(abi.decodeFunctionResult(called, answer).toArray(), called.outputs);
  } catch (error) {
    console.log(error);
    return answer;
  }
}

async function transact(
  wallet: ConnectedWallet,
  title: string,
  abi: Interface,
  sending: Sending,
  tryFirst?: () => Promise<void>,
): Promise<Receipt> {
  const change = beginEntry(title);
  try {
    await tryFirst?.();
    const receipt = await send(wallet.provider, sending, (hash) => change({ hash }));
    change({
      state: 'done',
      block: BigInt(receipt.blockNumber),
      gas: BigInt(receipt.gasUsed),
      events: receipt.logs.map((log) => eventText(log, abi)),
    });
    return receipt;
  } catch (error) {
    console.log(error);
    change({ state: 'failed', failure: failureOf(error, abi) });
    throw error;
  }
}

/** Returns the value typed beside the deploy button, in wei. */
function typedValue(): bigint {
  const { gwei } = useSandbox.getState();
  if (!/^\d+(?:\.\d{1,9})?$/.test(gwei.trim())) {
    throw new Refusal('WEB3_GWEI_WRONG');
  }
  return parseUnits(gwei.trim(), 9);
}

/** Formats an event as in Solidity. It may come from a contract that is listed here, one of the shop's own, or the called one. */
function eventText({ address, topics, data }: Log, called: Interface): string {
  const known = [...useSandbox.getState().contracts, ...shopContracts].filter(
    (contract) => contract.address.toLowerCase() === address.toLowerCase(),
  );
  for (const { name, abi } of [...known, { name: undefined, abi: called }]) {
    try {
      const event = abi.parseLog({ topics, data });
      if (event !== null) {
        const values = namedTexts(event.args.toArray(), event.fragment.inputs).join(', ');
        return `${name === undefined ? '' : `${name}.`}${event.name}(${values})`;
      }
    } catch (error) {
      // The event has the same name and number of values, but differs in which of them are indexed.
      console.log(error);
    }
  }
  return `${address}: ${topics[0] ?? data}`;
}

const shopContracts = Object.entries(knownContracts).map(([name, contract]) => ({ name, ...contract }));
