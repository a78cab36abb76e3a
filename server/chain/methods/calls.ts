import { createAddressFromString } from '@ethereumjs/util';
import type { RunTxResult } from '@ethereumjs/vm';
import { failureOf } from '../execution/failure.ts';
import { explainRefusal } from '../execution/refusals.ts';
import { gasLimit } from '../execution/rules.ts';
import type { At } from '../local-chain.ts';
import { data, quantity } from './hex.ts';
import { type Method, type Node, numberOfBlock } from './method.ts';
import { isGiven, readBlockName } from './parameters.ts';
import { type Call, readCall } from './read-call.ts';
import { invalidParams, type RpcFault, refused } from './rpc-fault.ts';

/**
 * The gas that is added to sent ether. An estimate has to include it, and the 64th that is held back when a contract calls another one
 * (EIP-150).
 */
const stipend = 2300n;

/** How exact an estimate is: one part in this many. */
const exactness = 64n;

/** Methods that try calls out. */
export const callMethods: Readonly<Record<string, Method>> = {
  eth_call: async (node, [call, block, overrides]) => {
    if (isGiven(overrides)) {
      throw invalidParams('this node does not support state overrides');
    }
    const wished = readCall(call);
    const at = placeOf(node, block, wished);
    await checkFunds(node, wished, at);
    const result = await attempt(node, wished, wished.gas ?? gasLimit, at);
    const failure = failureOf(result.execResult);
    if (failure !== undefined) {
      throw failure;
    }
    return data(result.execResult.returnValue);
  },
  eth_estimateGas: async (node, [call, block]) => {
    const wished = readCall(call);
    // Without a block, the estimate is for the next one.
    const at = placeOf(node, block ?? 'pending', wished);
    const funds = await checkFunds(node, wished, at);
    return quantity(await estimate(node, wished, at, affordable(wished, funds)));
  },
};

function placeOf(node: Node, block: unknown, { price }: Call): At {
  return {
    number: numberOfBlock(node, block),
    isPending: readBlockName(block).kind === 'pending',
    isFree: price === 0n,
  };
}

/** Checks that the sender has the ether to be sent. @returns the sender's balance */
async function checkFunds({ chain }: Node, { from, value }: Call, { number }: At): Promise<bigint> {
  const account = await chain.at(number, () => chain.state.getAccount(createAddressFromString(from)));
  const balance = account?.balance ?? 0n;
  if (balance < value) {
    throw refused(`insufficient funds for gas * price + value: address ${from} have ${balance} want ${value}`);
  }
  return balance;
}

function affordable({ gas = gasLimit, price, value }: Call, balance: bigint): bigint {
  const most = price === 0n ? gas : (balance - value) / price;
  return most < gas ? most : gas;
}

async function attempt(node: Node, call: Call, gas: bigint, at: At): Promise<RunTxResult> {
  try {
    return await node.chain.attempt(call.withGas(gas), at);
  } catch (error) {
    throw explainRefusal(error);
  }
}

/** Returns the least gas with which the call succeeds, or a little more. @throws RpcFault when it fails with all the gas there is */
async function estimate(node: Node, call: Call, at: At, most: bigint): Promise<bigint> {
  const failureWith = async (
    gas: bigint,
  ): Promise<{ readonly fault: RpcFault | undefined; readonly spent: bigint }> => {
    const result = await attempt(node, call, gas, at);
    return { fault: failureOf(result.execResult), spent: result.totalGasSpent + (result.gasRefund ?? 0n) };
  };
  const { fault, spent } = await failureWith(most);
  if (fault !== undefined) {
    throw fault.message === 'out of gas' ? refused(`gas required exceeds allowance (${most})`) : fault;
  }
  let low = spent - 1n;
  let high = most;
  for (let gas = smaller(spent, most); high - low > high / exactness; gas = (low + high) / 2n) {
    const isTooLittle = (await failureWith(gas).catch(() => ({ fault: true }))).fault !== undefined;
    if (isTooLittle) {
      low = gas;
    } else {
      high = gas;
    }
    if (gas === spent && isTooLittle) {
      // This guess is usually right, and saves bisecting all the way down.
      const likely = smaller(((spent + stipend) * 64n) / 63n, most);
      if ((await failureWith(likely)).fault === undefined) {
        high = likely;
      }
    }
  }
  return high;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
