import releaseSync from '@jitl/quickjs-wasmfile-release-sync';
import wasm from '@jitl/quickjs-wasmfile-release-sync/wasm?inline';
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from 'quickjs-emscripten-core';
import type { DescribedError } from './inside.ts';

/** The package's types describe its CommonJS form, where the variant is one level deeper than in the module we get. */
const variant = releaseSync as unknown as QuickJSSyncVariant;

/** The most memory that learner code may allocate (architecture.md 1). */
const memoryLimitBytes = 32 * 1024 * 1024;

/** QuickJS gives up before the stack of its WebAssembly host overflows. If that stack does overflow, the host throws a RangeError. */
const stackLimitBytes = 192 * 1024;

const pageBytes = 64 * 1024;

/**
 * The real limit. Compiled to WebAssembly, QuickJS can't tell how large its allocations are, so its own limit stops only single large ones.
 * 8 MiB are for its stack and its own data. It will not start with less than 16 MiB in all.
 */
const memoryPages = { initial: 256, maximum: (memoryLimitBytes + 8 * 1024 * 1024) / pageBytes };

/** An interpreter that is used for one evaluation and then dropped with all its memory. */
export type Interpreter = QuickJSWASMModule;

/** Compiles the interpreter once. `instantiate` makes one with memory of its own. */
export async function compileInterpreter(): Promise<{ instantiate(): Promise<Interpreter> }> {
  const bytes = Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64');
  const wasmModule = await WebAssembly.compile(bytes);
  return {
    instantiate: () => {
      const wasmMemory = new WebAssembly.Memory(memoryPages);
      return newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule, wasmMemory }));
    },
  };
}

/** Starts a runtime with the limits for learner code. `isOver` is called often, and the script ends once it returns true. */
export function startRuntime(interpreter: Interpreter, isOver: () => boolean): QuickJSContext {
  const runtime = interpreter.newRuntime({
    memoryLimitBytes,
    maxStackSizeBytes: stackLimitBytes,
    interruptHandler: isOver,
  });
  return runtime.newContext();
}

/**
 * Returns whether what was thrown means that memory ran out. Either QuickJS's own error says so, or there was no room even for that error
 * (null was thrown) or for its description (which is empty).
 */
export function isOutOfMemory(interpreter: Interpreter, thrown: DescribedError): boolean {
  return (
    (thrown.name === 'InternalError' && thrown.message === 'out of memory') ||
    (isFull(interpreter) && thrown.name === 'Error' && (thrown.message === 'null' || thrown.message === ''))
  );
}

/** Returns whether more than three quarters of the interpreter's memory were ever in use at once. It never shrinks. */
export function isFull(interpreter: Interpreter): boolean {
  return interpreter.getWasmMemory().buffer.byteLength > (memoryPages.maximum * pageBytes * 3) / 4;
}
