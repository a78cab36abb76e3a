import type { JsonFragment } from 'ethers/abi';
import type { SolcVersion } from '../../../../../../shared/api/compilers.ts';
import { ownFile, resolveImports } from './imports.ts';
import { runCompiler } from './run-compiler.ts';

/** A message from the compiler. */
export interface CompilerMessage {
  readonly severity: 'error' | 'warning' | 'info';
  readonly text: string;
  /** The source that the message is about, if any: the learner's own or one that it imports. */
  readonly file: string | undefined;
  /** Range in the learner's own source, in UTF-16 code units as the editor counts them. */
  readonly range: { readonly from: number; readonly to: number } | undefined;
  /** Counted from 1; undefined when there is no `range`. */
  readonly line: number | undefined;
}

/** A contract that can be deployed. */
export interface CompiledContract {
  readonly name: string;
  readonly abi: readonly JsonFragment[];
  /** The code that creates the contract, in hex with `0x`. */
  readonly bytecode: string;
}

export interface Compilation {
  readonly version: SolcVersion;
  readonly contracts: readonly CompiledContract[];
  readonly messages: readonly CompilerMessage[];
}

/** The parts of the standard JSON output that the page reads. */
interface Output {
  readonly errors?: readonly {
    readonly severity: CompilerMessage['severity'];
    readonly message: string;
    readonly type: string;
    readonly sourceLocation?: { readonly file: string; readonly start: number; readonly end: number };
  }[];
  readonly contracts?: Readonly<
    Record<string, Record<string, { abi: readonly JsonFragment[]; evm: { bytecode: { object: string } } }>>
  >;
}

/** Already translated texts for faults that the page itself finds. */
export interface CompilerTexts {
  readonly importFromNet: (path: string) => string;
  readonly importUnknown: (path: string) => string;
}

/**
 * Compiles a source together with those of the shop's contracts that it imports.
 * @param signal ends the compilation early
 * @param onLoaded called when the compiler has loaded and starts
 * @throws Refusal when the compiler doesn't finish
 */
export async function compile(
  version: SolcVersion,
  source: string,
  library: Readonly<Record<string, string>>,
  texts: CompilerTexts,
  signal: AbortSignal,
  onLoaded: () => void,
): Promise<Compilation> {
  const { sources, missing } = resolveImports(source, library);
  if (missing.length > 0) {
    const messages = missing.map(({ path, isFromNet, from, to }) => ({
      severity: 'error' as const,
      text: isFromNet ? texts.importFromNet(path) : texts.importUnknown(path),
      file: ownFile,
      range: { from, to },
      line: lineAt(source, from),
    }));
    return { version, contracts: [], messages };
  }
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  // Output is the compiler's own format.
  const output = JSON.parse(await runCompiler(version, JSON.stringify(input), signal, onLoaded)) as Output;
  return { version, contracts: contractsOf(output), messages: messagesOf(output, source) };
}

/** Returns the contracts that can be deployed, the learner's own first. Interfaces and abstract contracts have no code. */
function contractsOf({ contracts = {} }: Output): readonly CompiledContract[] {
  return Object.entries(contracts)
    .toSorted(([one], [other]) => Number(other === ownFile) - Number(one === ownFile))
    .flatMap(([, named]) => Object.entries(named))
    .filter(([, { evm }]) => evm.bytecode.object !== '')
    .map(([name, { abi, evm }]) => ({ name, abi, bytecode: `0x${evm.bytecode.object}` }));
}

function messagesOf({ errors = [] }: Output, source: string): readonly CompilerMessage[] {
  const errorsFirst = errors.toSorted(
    (one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'),
  );
  return errorsFirst.map(({ severity, message, type, sourceLocation }) => {
    const isOwn = sourceLocation?.file === ownFile && sourceLocation.start >= 0;
    const range = isOwn ? inUnits(source, sourceLocation) : undefined;
    return {
      severity,
      text: (severity === 'error' ? `${type}: ${message}` : message).trim(),
      file: sourceLocation?.file,
      range,
      line: range === undefined ? undefined : lineAt(source, range.from),
    };
  });
}

/** Converts the compiler's offsets, which count bytes of UTF-8, to those of the string. */
function inUnits(source: string, { start, end }: { readonly start: number; readonly end: number }) {
  const bytes = new TextEncoder().encode(source);
  const decoder = new TextDecoder();
  const from = decoder.decode(bytes.subarray(0, start)).length;
  return { from, to: from + decoder.decode(bytes.subarray(start, end)).length };
}

function lineAt(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}
