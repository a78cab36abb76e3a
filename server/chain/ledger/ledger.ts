import type { AccountChange, Hex } from '../messages.ts';
import type { BlockFacts, BlockRecord } from './records.ts';

/** A block as the chain holds it. The first block has no transaction. */
export interface HeldBlock {
  readonly block: BlockFacts;
  readonly mined: Omit<BlockRecord, 'block' | 'changes'> | null;
}

/** What a block did to the accounts. */
export interface Step {
  readonly before: readonly AccountChange[];
  readonly after: readonly AccountChange[];
}

/** The blocks of the chain, and how to undo the last of them. */
export interface Ledger {
  latest(): HeldBlock;
  byNumber(number: number): HeldBlock | undefined;
  byHash(hash: Hex): HeldBlock | undefined;
  byTransaction(hash: Hex): HeldBlock | undefined;
  add(held: HeldBlock, step: Step): void;
  /** Returns what the blocks above `number` did, oldest first; undefined when that is no longer known. */
  stepsAbove(number: number): readonly Step[] | undefined;
}

/** Other nodes keep the same number of states. */
const keptSteps = 128;

export function createLedger(first: BlockFacts): Ledger {
  const blocks: HeldBlock[] = [];
  const byHash = new Map<Hex, HeldBlock>();
  const byTransaction = new Map<Hex, HeldBlock>();
  const steps: Step[] = [];
  let latest: HeldBlock = { block: first, mined: null };
  const put = (held: HeldBlock) => {
    latest = held;
    blocks.push(held);
    byHash.set(held.block.hash, held);
    if (held.mined !== null) {
      byTransaction.set(held.mined.transaction.hash, held);
    }
  };
  put(latest);
  return {
    latest: () => latest,
    byNumber: (number) => blocks[number],
    byHash: (hash) => byHash.get(hash),
    byTransaction: (hash) => byTransaction.get(hash),
    add: (held, step) => {
      put(held);
      steps.push(step);
      if (steps.length > keptSteps) {
        steps.shift();
      }
    },
    stepsAbove: (number) => {
      const count = blocks.length - 1 - number;
      return count > steps.length ? undefined : steps.slice(steps.length - count);
    },
  };
}
