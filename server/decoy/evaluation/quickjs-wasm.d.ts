/** The interpreter's WebAssembly as a data URL, put into the bundle at build time: the evaluator may read no file. */
declare module '@jitl/quickjs-wasmfile-release-sync/wasm?inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** The part of the WebAssembly API used here; TypeScript keeps it with the browser's types, which Node does not have. */
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
