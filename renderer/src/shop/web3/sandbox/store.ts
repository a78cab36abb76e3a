import type { Interface } from 'ethers/abi';
import { create } from 'zustand';
import type { SolcVersion } from '../../../../../shared/api/compilers.ts';
import type { Failure } from '../chain/failures.ts';
import type { Compilation } from './compiler/compile.ts';
import { firstSource } from './editor/first-source.ts';

/** A contract on the chain that can be called here. */
export interface CallableContract {
  /** A running number, because the same contract may be listed twice. */
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly abi: Interface;
}

export type CompilationState =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly stop: AbortController; readonly isLoaded: boolean }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'done'; readonly result: Compilation };

/** A transaction of this page, including any that was refused before it was sent. */
export interface LogEntry {
  readonly id: number;
  /** E.g. `Attacker.attack()`. */
  readonly title: string;
  readonly state: 'pending' | 'done' | 'failed';
  readonly hash?: string;
  readonly block?: bigint;
  readonly gas?: bigint;
  readonly events?: readonly string[];
  readonly failure?: Failure;
}

interface Sandbox {
  readonly source: string;
  readonly version: SolcVersion;
  readonly compilation: CompilationState;
  /** Value for deployments and payable functions, as typed. */
  readonly gwei: string;
  readonly contracts: readonly CallableContract[];
  /** Newest first. */
  readonly log: readonly LogEntry[];
}

/** Key under which the learner's work survives a closed window. */
const storageKey = 'web3SandboxSource';

/** The state of the sandbox, which is kept while the learner looks at other screens. */
export const useSandbox = create<Sandbox>(() => ({
  source: localStorage.getItem(storageKey) ?? firstSource,
  version: '0.8.21',
  compilation: { state: 'none' },
  gwei: '0',
  contracts: [],
  log: [],
}));

let count = 0;

export function setSource(source: string): void {
  useSandbox.setState({ source });
  try {
    localStorage.setItem(storageKey, source);
  } catch (error) {
    // The source is too large for the browser's storage, so it lasts only while the window is open.
    console.log(error);
  }
}

/** Adds a contract to the top of the list. */
export function addContract(contract: Omit<CallableContract, 'id'>): void {
  count += 1;
  const added = { ...contract, id: count };
  useSandbox.setState(({ contracts }) => ({ contracts: [added, ...contracts] }));
}

export function removeContract(id: number): void {
  useSandbox.setState(({ contracts }) => ({ contracts: contracts.filter((contract) => contract.id !== id) }));
}

/**
 * Adds an entry to the log.
 * @returns a function that changes the entry
 */
export function beginEntry(title: string): (change: Partial<LogEntry>) => void {
  count += 1;
  const id = count;
  useSandbox.setState(({ log }) => ({ log: [{ id, title, state: 'pending' as const }, ...log].slice(0, longest) }));
  return (change) =>
    useSandbox.setState(({ log }) => ({
      log: log.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    }));
}

/** The most entries that are kept. */
const longest = 100;
