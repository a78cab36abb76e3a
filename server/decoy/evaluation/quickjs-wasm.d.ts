/** The interpreter's WebAssembly as a data URL. It is put into the bundle at build time, because the evaluator may not read any file. */
declare module '@jitl/quickjs-wasmfile-release-sync/wasm?inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** The part of the WebAssembly API that is used here. TypeScript declares it only among the browser's types. */
declare namespace WebAssembly {
  interface Module {
    readonly [Symbol.toStringTag]: 'WebAssembly.Module';
  }
  class Memory {
    /** Sizes in pages of 64 KiB. */
    constructor(size: { initial: number; maximum: number });
    readonly buffer: ArrayBuffer;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
