import { baseFee, gasLimit, priorityFee } from '../execution/rules.ts';
import { quantity } from './hex.ts';
import { type Method, numberOfBlock } from './method.ts';
import { isGiven, readQuantity } from './parameters.ts';
import { invalidParams } from './rpc-fault.ts';

const longestHistory = 1024;

/** Methods about fees, which never change. */
export const feeMethods: Readonly<Record<string, Method>> = {
  eth_gasPrice: () => quantity(baseFee + priorityFee),
  eth_maxPriorityFeePerGas: () => quantity(priorityFee),
  eth_blobBaseFee: () => '0x1',
  eth_feeHistory: (node, [count, newest, percentiles]) => {
    const last = numberOfBlock(node, newest);
    if (isGiven(percentiles) && (!Array.isArray(percentiles) || percentiles.length > 100)) {
      throw invalidParams('invalid argument percentiles: expected a list of up to 100 numbers');
    }
    const wished = Math.min(Number(readQuantity(count, 'blockCount')), longestHistory, last + 1);
    const numbers = Array.from({ length: wished }, (_, index) => last + 1 - wished + index);
    const used = (number: number) => Number(node.chain.ledger.byNumber(number)?.block.gasUsed ?? 0);
    return {
      oldestBlock: quantity(last + 1 - wished),
      // There is one more than there are blocks, since the next block's fee is known.
      baseFeePerGas: [...numbers, last + 1].map(() => quantity(baseFee)),
      gasUsedRatio: numbers.map((number) => used(number) / Number(gasLimit)),
      ...(Array.isArray(percentiles)
        ? { reward: numbers.map(() => percentiles.map(() => quantity(priorityFee))) }
        : {}),
    };
  },
};
