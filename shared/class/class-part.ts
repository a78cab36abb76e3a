/** The address of a board: `http://` or `https://`, a host, perhaps a port, and nothing else. */
export const boardAddress = /^https?:\/\/(?:[A-Za-z0-9.-]{1,253}|\[[0-9a-fA-F:.]{2,45}\])(?::\d{1,5})?$/;

/** The `class:` part of a workshop profile, which a board writes. */
export interface ClassPart {
  readonly name: string;
  /** Where the board is, most likely address first. */
  readonly boards: readonly string[];
  /** Allows joining; 32 bytes in base64url. Everyone in the class has it. */
  readonly key: string;
  /** The board's public key (X25519, base64url), by which apps know it from any other. */
  readonly board: string;
  readonly contest: boolean;
}
