import type { TypedTransaction } from '@ethereumjs/tx';
import type { HeldBlock } from '../ledger/ledger.ts';
import type { LocalChain } from '../local-chain.ts';
import type { Hex } from '../messages.ts';
import type { BlockName } from './parameters.ts';

/** What methods work on. */
export interface Node {
  readonly chain: LocalChain;
  /** Checks a signed transaction and mines it, or lets it wait for those before it. @returns its hash @throws RpcFault */
  submit(transaction: TypedTransaction): Promise<Hex>;
  /** A transaction that waits for those before it. */
  waiting(hash: Hex): TypedTransaction | undefined;
}

/** Answers a call; absent parameters are undefined. @throws RpcFault */
export type Method = (node: Node, params: readonly unknown[]) => unknown;

/** The block that is meant; undefined when there is none. */
export function findBlock({ chain }: Node, name: BlockName): HeldBlock | undefined {
  switch (name.kind) {
    case 'number':
      return chain.ledger.byNumber(name.number);
    case 'hash':
      return chain.ledger.byHash(name.hash);
    case 'latest':
    case 'pending':
      return chain.ledger.latest();
  }
}
