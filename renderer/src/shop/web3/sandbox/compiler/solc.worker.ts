/*
 * Runs one version of the Solidity compiler outside the page. Compiling takes time, and a source can make it run forever. The page then
 * terminates the whole worker.
 */
import type { CompilerAnswer, CompilerJob } from './messages.ts';

/** The object given to the compiler's script, and what the script adds to it. */
interface Solc {
  onRuntimeInitialized?: () => void;
  instantiateWasm?: (imports: WebAssembly.Imports, ready: (instance: WebAssembly.Instance) => void) => object;
  onAbort?: (reason: unknown) => void;
  cwrap?: (name: string, result: string, parameters: readonly string[]) => (...args: readonly unknown[]) => unknown;
}

declare function importScripts(url: string): void;

let compiling: Promise<(input: string) => string> | undefined;

self.onmessage = async ({ data }: MessageEvent<CompilerJob>) => {
  let answer: CompilerAnswer;
  try {
    compiling ??= load(data.folder);
    const compile = await compiling;
    self.postMessage({ kind: 'loaded' } satisfies CompilerAnswer);
    answer = { kind: 'compiled', output: compile(data.input) };
  } catch (error) {
    answer = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};

/** Loads a version's program and then its script, which expects the program to be there. */
async function load(folder: string): Promise<(input: string) => string> {
  const program = await WebAssembly.compileStreaming(fetch(`${folder}soljson.wasm`));
  return new Promise((resolve, reject) => {
    const module: Solc = {
      instantiateWasm: (imports, ready) => {
        const instance = new WebAssembly.Instance(program, imports);
        ready(instance);
        return instance.exports;
      },
      onAbort: reject,
      onRuntimeInitialized: () => resolve(compileWith(module)),
    };
    Object.assign(self, { Module: module });
    importScripts(`${folder}soljson.js`);
  });
}

function compileWith({ cwrap }: Solc): (input: string) => string {
  if (cwrap === undefined) {
    throw new Error("The compiler's script doesn't have the expected form.");
  }
  const compile = cwrap('solidity_compile', 'string', ['string', 'number', 'number']);
  const reset = cwrap('solidity_reset', 'void', []);
  return (input) => {
    // Imports need no callback, because the page has already resolved them.
    const output = String(compile(input, 0, 0));
    reset();
    return output;
  };
}
