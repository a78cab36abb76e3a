import type { TypedTransaction } from '@ethereumjs/tx';
import type { HeldBlock } from '../ledger/ledger.ts';
import type { LocalChain } from '../local-chain.ts';
import type { Hex } from '../messages.ts';
import { readBlockName } from './parameters.ts';
import { refused } from './rpc-fault.ts';

/** What methods work on. */
export interface Node {
  readonly chain: LocalChain;
  /** Checks a signed transaction and mines it, or lets it wait for those before it. @returns its hash @throws RpcFault */
  submit(transaction: TypedTransaction): Promise<Hex>;
  /** Returns a transaction that is waiting for those before it. */
  waiting(hash: Hex): TypedTransaction | undefined;
}

/** Answers a call; absent parameters are undefined. @throws RpcFault */
export type Method = (node: Node, params: readonly unknown[]) => unknown;

/** Finds the block that a parameter means; undefined when there is none. @throws RpcFault when the parameter is not valid */
export function findBlock({ chain }: Node, value: unknown): HeldBlock | undefined {
  const name = readBlockName(value);
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

/** Finds the number of the block that a parameter means. @throws RpcFault when there is no such block */
export function numberOfBlock(node: Node, value: unknown): number {
  const held = findBlock(node, value);
  if (held === undefined) {
    throw refused('header not found: there is no such block yet');
  }
  return Number(held.block.number);
}
