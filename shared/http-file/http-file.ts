/** A line of a request's head. */
export interface Header {
  readonly name: string;
  readonly value: string;
}

/** A request as it stands in a file, with its variables still to be filled in. */
export interface FileRequest {
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** What follows the `###` before it; empty without one. */
  readonly title: string;
  /** The name by which later requests refer to its response. */
  readonly name: string | undefined;
  readonly method: string;
  /** A path with its query, or a whole address. */
  readonly target: string;
  readonly headers: readonly Header[];
  /** Lines end with \n. */
  readonly body: string;
}

/** A line such as `@email = jim@juice-sh.op`. */
export interface FileVariable {
  readonly line: number;
  readonly name: string;
  readonly value: string;
}

/** A `.http` file (decision 48). */
export interface HttpFile {
  readonly variables: readonly FileVariable[];
  readonly requests: readonly FileRequest[];
}

/** What is wrong in a file. */
export interface FileFault {
  /** From 1. */
  readonly line: number;
  /** One sentence. */
  readonly message: string;
}

/** Limits of a file, so that a hostile one costs little. */
export const httpFileLimits = {
  /** Characters of a file, and of a request with its variables filled in. */
  length: 1_048_576,
  requests: 500,
  variables: 500,
  /** Variables whose values contain variables, and so on. */
  depth: 10,
  /** References that are filled in for one request, those in values of variables included. */
  references: 50_000,
} as const;
