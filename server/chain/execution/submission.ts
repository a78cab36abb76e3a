import { Capability, type TypedTransaction } from '@ethereumjs/tx';
import type { LocalChain } from '../local-chain.ts';
import type { Hex, MinedBlock } from '../messages.ts';
import { data } from '../methods/hex.ts';
import { refused } from '../methods/rpc-fault.ts';
import { explainRefusal } from './refusals.ts';
import { baseFee, gasLimit } from './rules.ts';

/** How many transactions of one sender, and of all senders, may wait for the ones before them. */
const mostOfSender = 16;
const mostWaiting = 64;

/**
 * How many characters of records one call may produce before it mines no more blocks, since all of them travel in one message. The
 * transactions that are left have to be sent again.
 */
const mostAtOnce = 4 * 1024 * 1024;

/** Puts signed transactions into blocks. */
export interface Submission {
  /**
   * Mines a transaction at once, and then those that were waiting for it. A transaction whose nonce is too high waits. `onMined` is called
   * for every block.
   * @returns the transaction's hash @throws RpcFault in the words of other nodes
   */
  submit(transaction: TypedTransaction, onMined: (block: MinedBlock) => void): Promise<Hex>;
  waiting(hash: Hex): TypedTransaction | undefined;
}

export function createSubmission(chain: LocalChain): Submission {
  /** Transactions by sender and nonce. */
  const waiting = new Map<string, TypedTransaction>();
  const keyOf = (sender: string, nonce: bigint) => `${sender} ${nonce}`;

  const wait = (tx: TypedTransaction, sender: string) => {
    const ofSender = [...waiting.keys()].filter((key) => key.startsWith(`${sender} `)).length;
    if (ofSender >= mostOfSender || waiting.size >= mostWaiting) {
      throw refused(`nonce too high: ${waiting.size} transactions are already waiting for the ones before them`);
    }
    waiting.set(keyOf(sender, tx.nonce), tx);
  };

  const mine = async (tx: TypedTransaction, onMined: (block: MinedBlock) => void) => {
    try {
      onMined(await chain.mine(tx));
    } catch (error) {
      throw explainRefusal(error);
    }
  };

  /** Mines what was waiting for the transaction that has just been mined. A transaction that can no longer be mined is dropped. */
  const followUp = async (sender: string, nonce: bigint, onMined: (block: MinedBlock) => void) => {
    let length = 0;
    for (let next = nonce + 1n; ; next += 1n) {
      const tx = waiting.get(keyOf(sender, next));
      if (tx === undefined || chain.isFull() || length > mostAtOnce) {
        return;
      }
      waiting.delete(keyOf(sender, next));
      try {
        await check(chain, tx);
        await mine(tx, (block) => {
          length += block.record.length;
          onMined(block);
        });
      } catch {
        return;
      }
    }
  };

  return {
    submit: async (tx, onMined) => {
      const { sender, nonce } = await check(chain, tx);
      const hash = data(tx.hash());
      if (chain.ledger.byTransaction(hash) !== undefined) {
        throw refused('already known');
      }
      if (chain.isFull()) {
        throw refused('the chain is full: reset the shop to begin a new one');
      }
      if (tx.nonce < nonce) {
        throw refused(`nonce too low: next nonce ${nonce}, tx nonce ${tx.nonce}`);
      }
      if (tx.nonce > nonce) {
        wait(tx, sender);
        return hash;
      }
      await mine(tx, onMined);
      await followUp(sender, tx.nonce, onMined);
      return hash;
    },
    waiting: (hash) => [...waiting.values()].find((tx) => data(tx.hash()) === hash),
  };
}

/** Checks what can be checked before a transaction runs. @returns the sender and the next nonce */
async function check({ state }: LocalChain, tx: TypedTransaction) {
  if (!tx.isSigned() || !tx.verifySignature()) {
    throw refused('invalid sender: the signature is missing or wrong');
  }
  const sender = tx.getSenderAddress();
  const account = await state.getAccount(sender);
  const most = 'maxFeePerGas' in tx ? tx.maxFeePerGas : 'gasPrice' in tx ? tx.gasPrice : 0n;
  if (tx.gasLimit > gasLimit) {
    throw refused(`exceeds block gas limit: ${tx.gasLimit} of ${gasLimit}`);
  }
  if (most < baseFee) {
    const name = tx.supports(Capability.EIP1559FeeMarket) ? 'maxFeePerGas' : 'gasPrice';
    throw refused(`max fee per gas less than block base fee: address ${sender}, ${name}: ${most}, baseFee: ${baseFee}`);
  }
  const want = tx.gasLimit * most + tx.value;
  const have = account?.balance ?? 0n;
  if (have < want) {
    throw refused(`insufficient funds for gas * price + value: address ${sender} have ${have} want ${want}`);
  }
  return { sender: sender.toString(), nonce: account?.nonce ?? 0n };
}
