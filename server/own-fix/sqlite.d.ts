/** The part of sql.js that is used here. Its own types would bring those of a whole compiler along. */
declare module 'sql.js/dist/sql-wasm-browser.js' {
  type Cell = string | number | Uint8Array | null;

  class Statement {
    /** By position, or by name with its prefix. Throws for a position that the statement doesn't have. */
    bind(values: readonly Cell[] | Readonly<Record<string, Cell>>): boolean;
    /** Returns whether there is a row. */
    step(): boolean;
    getAsObject(): Record<string, Cell>;
    free(): boolean;
  }

  class Database {
    /** Runs several statements without looking at their rows. */
    exec(sql: string): unknown;
    /** Prepares the first statement of a string, and ignores the others. */
    prepare(sql: string): Statement;
    getRowsModified(): number;
    close(): void;
  }

  interface Options {
    readonly instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => Readonly<Record<string, never>>;
    readonly useOldExtensionFunctions: false;
  }

  /** Loads the library. Later calls return what the first one has loaded. */
  export default function initSqlJs(options: Options): Promise<{ readonly Database: new () => Database }>;
  export type { Cell, Database };
}

/** The library's WebAssembly as a data URL, which goes into the bundle: the process may not read any file. */
declare module 'sql.js/dist/sql-wasm-browser.wasm?inline' {
  const dataUrl: string;
  export default dataUrl;
}

/** The part of the WebAssembly API that is used here. TypeScript declares it only among the browser's types. */
declare namespace WebAssembly {
  type Imports = Readonly<Record<string, unknown>>;
  class Instance {
    constructor(compiled: Module, imports: Imports);
    readonly exports: Readonly<Record<string, unknown>>;
  }
}
