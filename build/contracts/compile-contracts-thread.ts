import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type CompilerMessage, type ContractSources, compilerPackages } from './compile-contracts.ts';

/** The part of the compilers' output that is used. */
const outputSchema = z.object({
  errors: z.array(z.object({ severity: z.string(), formattedMessage: z.string() })).default([]),
  contracts: z
    .record(
      z.string(),
      z.record(
        z.string(),
        z.object({
          abi: z.array(z.looseObject({})),
          evm: z.object({ bytecode: z.object({ object: z.string() }) }),
        }),
      ),
    )
    .default({}),
});

const require = createRequire(import.meta.url);

/** Compiles all sources, in the thread that `compileContracts` starts. */
function compileAll(sources: ContractSources): CompilerMessage {
  const outputs = Object.entries(compilerPackages).map(([version, name]) => {
    const own = Object.fromEntries(Object.entries(sources).filter(([, text]) => versionOf(text) === version));
    return Object.keys(own).length === 0 ? { errors: [], contracts: {} } : compile(name, own);
  });
  const strangers = Object.entries(sources).filter(([, text]) => !(versionOf(text) in compilerPackages));
  return {
    errors: [
      ...strangers.map(([path, text]) => `${path}: there is no compiler for version ${versionOf(text)}`),
      ...outputs.flatMap(({ errors }) =>
        errors.filter(({ severity }) => severity === 'error').map(({ formattedMessage }) => formattedMessage),
      ),
    ],
    compiled: outputs
      .flatMap(({ contracts }) => Object.values(contracts).flatMap((ofFile) => Object.entries(ofFile)))
      .map(([name, { abi, evm }]) => ({ name, abi, creationCode: evm.bytecode.object }))
      .filter(({ creationCode }) => creationCode !== ''),
  };
}

function versionOf(source: string): string {
  return /^pragma solidity (\S+);/m.exec(source)?.[1] ?? 'none';
}

function compile(name: string, sources: ContractSources) {
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([path, content]) => [path, { content }])),
    settings: {
      optimizer: { enabled: true, runs: 200 },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  return outputSchema.parse(JSON.parse(require(name).compile(JSON.stringify(input))));
}

// The thread was started with sources.
parentPort?.postMessage(compileAll(workerData as ContractSources));
