import { Worker } from 'node:worker_threads';

/** Sources, keyed by their path below `resources/contracts`, such as `standards/ERC20.sol`. */
export type ContractSources = Readonly<Record<string, string>>;

/** A compiled contract. */
export interface CompiledContract {
  readonly name: string;
  /** As the Solidity compiler emits it. */
  readonly abi: readonly object[];
  /** The code that deploys the contract, in hexadecimal without `0x`. */
  readonly creationCode: string;
}

/** The npm package that compiles sources with `pragma solidity <version>`, by version. */
export const compilerPackages: Readonly<Record<string, string>> = {
  '0.8.21': 'solc-0.8.21',
  '0.7.6': 'solc-0.7.6',
  '0.6.12': 'solc-0.6.12',
};

/** Thrown when Solidity sources do not compile. The message is what the compilers say. */
export class CompileError extends Error {}

/**
 * Compiles each source with the version that it names. This happens in a thread, because the old compilers attach handlers to the
 * process and none of them frees its memory.
 * @throws CompileError
 */
export async function compileContracts(sources: ContractSources): Promise<readonly CompiledContract[]> {
  const worker = new Worker(new URL('./compile-contracts-thread.ts', import.meta.url), { workerData: sources });
  const { promise, resolve, reject } = Promise.withResolvers<readonly CompiledContract[]>();
  worker.once('message', ({ compiled, errors }: CompilerMessage) =>
    errors.length === 0 ? resolve(compiled) : reject(new CompileError(errors.join('\n'))),
  );
  worker.once('error', reject);
  worker.once('exit', () => reject(new CompileError('The compiler ended without a result.')));
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
}

/** The one message that the thread sends. */
export interface CompilerMessage {
  readonly compiled: readonly CompiledContract[];
  readonly errors: readonly string[];
}
