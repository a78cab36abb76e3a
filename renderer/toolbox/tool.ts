/** A tool of the toolbox (decision 32). It works entirely in the browser and sends nothing anywhere. */
export interface Tool {
  /** The part of its address after the `#`. */
  readonly id: string;
  readonly title: string;
  /** Heading under which it is listed. */
  readonly group: 'Encodings' | 'Tokens' | 'Hashes and ciphers' | 'Pictures and places' | 'Words and files';
  /** What it is for, in one sentence. */
  readonly about: string;
  /** Builds its inputs and results. Called once. */
  build(): ToolParts;
}

export interface ToolParts {
  readonly content: readonly Node[];
  /** Takes the part after the `=` of an address such as `#place=36.9,-84.3`. */
  readonly receive?: (text: string) => void;
}
