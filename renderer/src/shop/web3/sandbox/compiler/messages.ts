/** A job for a compiler's worker. */
export interface CompilerJob {
  /** Absolute URL of the version's files, with a trailing slash. */
  readonly folder: string;
  /** Solidity's standard JSON input. */
  readonly input: string;
}

/** The worker's messages: first that it has loaded, and later how the compilation ended. */
export type CompilerAnswer =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'compiled'; readonly output: string }
  | { readonly kind: 'failed'; readonly message: string };
