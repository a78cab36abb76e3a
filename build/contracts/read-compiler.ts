import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { solcVersions } from '../../shared/api/compilers.ts';

/** A Solidity compiler from npm, split into script and program. */
export interface Compiler {
  readonly version: string;
  /** The script around the compiler. It asks its loader for the program. */
  readonly script: string;
  /** The program, a WebAssembly module. */
  readonly program: Uint8Array;
}

/** Matches the program up to version 0.7, where it is a data URL in the script. */
const dataUrl = /wasmBinaryFile="data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)"/;

/** Matches the first statement from version 0.8 on, which unpacks the program from a string. */
const unpacking =
  /^var Module = Module \|\| \{\};\s*(Module\["wasmBinary"\] = \(function [\s\S]*?\}\)\("[A-Za-z0-9+/=]+",\s*\d+\);)/;

/**
 * Reads a compiler and separates its program from its script: compressed apart, they take a third of the size.
 * @throws when the package has an unknown form
 */
export function readCompiler(version: (typeof solcVersions)[number]): Compiler {
  const source = readFileSync(createRequire(import.meta.url).resolve(`solc-${version}/soljson.js`), 'utf8');
  const inUrl = dataUrl.exec(source);
  if (inUrl?.[1] !== undefined) {
    const script = source.replace(inUrl[0], 'wasmBinaryFile="soljson.wasm"');
    return checked({ version, script, program: Buffer.from(inUrl[1], 'base64') });
  }
  const unpacked = unpacking.exec(source);
  if (unpacked?.[1] !== undefined) {
    return checked({ version, script: source.replace(unpacked[1], ''), program: unpack(unpacked[1]) });
  }
  throw new Error(`The compiler ${version} does not contain a program where one was expected.`);
}

/** Runs the compiler's own unpacking code, from a package whose hash npm has checked. */
function unpack(statement: string): Uint8Array {
  const module: { wasmBinary?: Uint8Array } = {};
  new Function('Module', statement)(module);
  return module.wasmBinary ?? new Uint8Array();
}

function checked(compiler: Compiler): Compiler {
  // Every WebAssembly module starts with these four bytes.
  if (Buffer.from(compiler.program.subarray(0, 4)).toString('latin1') !== '\0asm') {
    throw new Error(`The program of the compiler ${compiler.version} is not WebAssembly.`);
  }
  return compiler;
}
