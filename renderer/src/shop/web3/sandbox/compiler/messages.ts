/** What the page asks of a compiler's worker. */
export interface CompilerJob {
  /** Absolute URL of the version's files, with a slash at its end. */
  readonly folder: string;
  /** Solidity's standard JSON input. */
  readonly input: string;
}

/** What the worker tells: that it has loaded, and later how the compiling ended. */
export type CompilerAnswer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'compiled'; readonly output: string }
  | { readonly kind: 'failed'; readonly message: string };
