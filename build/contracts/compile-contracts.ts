import { Worker } from 'node:worker_threads';

/** Sources by their path below `resources/contracts`, such as `standards/ERC20.sol`. */
export type ContractSources = Readonly<Record<string, string>>;

/** A compiled contract, by its name. */
export interface CompiledContract {
  readonly name: string;
  /** As Solidity's compiler writes it. */
  readonly abi: readonly object[];
  /** What deploys it, in hexadecimal without `0x`. */
  readonly creationCode: string;
}

/** Which package compiles what says `pragma solidity <version>`. */
export const compilerPackages: Readonly<Record<string, string>> = {
  '0.8.21': 'solc-0.8.21',
  '0.7.6': 'solc-0.7.6',
  '0.6.12': 'solc-0.6.12',
};

/** Solidity that does not compile: what the compilers say. */
export class CompileError extends Error {}

/**
 * Compiles each source with the version that it names. In a thread, since the old compilers hang handlers onto the process and none
 * of them gives its memory back.
 * @throws CompileError
 */
export async function compileContracts(sources: ContractSources): Promise<readonly CompiledContract[]> {
  const worker = new Worker(new URL('./compile-contracts-thread.ts', import.meta.url), { workerData: sources });
  const { promise, resolve, reject } = Promise.withResolvers<readonly CompiledContract[]>();
  worker.once('message', ({ compiled, errors }: CompilerMessage) =>
    errors.length === 0 ? resolve(compiled) : reject(new CompileError(errors.join('\n'))),
  );
  worker.once('error', reject);
  worker.once('exit', () => reject(new CompileError('The compiler ended without a word.')));
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}

/** What the thread sends once. */
export interface CompilerMessage {
  readonly compiled: readonly CompiledContract[];
  readonly errors: readonly string[];
}
