/** A tool of the toolbox (decision 32): it works in the browser alone and sends nothing anywhere. */
export interface Tool {
  /** Behind the `#` of its address. */
  readonly id: string;
  readonly title: string;
  /** Heading under which the list names it. */
  readonly group: 'Encodings' | 'Tokens' | 'Hashes and ciphers' | 'Pictures and places';
  /** What it is for, in a sentence. */
  readonly about: string;
  /** Builds its inputs and results, once. */
  build(): ToolParts;
}

export interface ToolParts {
  readonly content: readonly Node[];
  /** Takes what stands behind the `=` of an address such as `#place=36.9,-84.3`. */
  readonly receive?: (text: string) => void;
}
