import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { solcVersions } from '../../shared/api/compilers.ts';

/** A Solidity compiler as it comes from npm, taken apart. */
export interface Compiler {
  readonly version: string;
  /** The script around the compiler, which asks whoever loads it for the program. */
  readonly script: string;
  /** The program, a WebAssembly module. */
  readonly program: Uint8Array;
}

/** Up to 0.7 the program stands in the script as a data URL. */
const dataUrl = /wasmBinaryFile="data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)"/;

/** From 0.8 on a first statement unpacks the program from a text. */
const unpacking =
  /^var Module = Module \|\| \{\};\s*(Module\["wasmBinary"\] = \(function [\s\S]*?\}\)\("[A-Za-z0-9+/=]+",\s*\d+\);)/;

/**
 * Reads a compiler and separates its program from its script: apart they are a third of the size when compressed.
 * @throws when the package has another form than the ones known
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
  throw new Error(`The compiler ${version} has no program where one was expected.`);
}

/** Runs the compiler's own unpacking, from a package whose hash npm has checked. */
function unpack(statement: string): Uint8Array {
  const module: { wasmBinary?: Uint8Array } = {};
  new Function('Module', statement)(module);
  return module.wasmBinary ?? new Uint8Array();
}

function checked(compiler: Compiler): Compiler {
  // The first four bytes of every WebAssembly module.
  if (Buffer.from(compiler.program.subarray(0, 4)).toString('latin1') !== '\0asm') {
    throw new Error(`The program of the compiler ${compiler.version} is no WebAssembly.`);
  }
  return compiler;
}
