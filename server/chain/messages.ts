/**
 * What the shop asks of the chain process. The text is JSON that only these two read: whoever passes it on sees a text of a
 * limited length.
 */
export interface ChainJob {
  /** `request` answers a `ChainRequest`; `restore` takes a `ChainPart` of what was kept. */
  readonly kind: 'request' | 'restore';
  readonly text: string;
}

/**
 * What came of it. `done` brings a `ChainAnswer` as JSON; `timedOut` means that the process was killed for taking too long,
 * `crashed` that it ended by itself, `busy` that it did not get to it in time.
 */
export type ChainOutcome =
  | { readonly outcome: 'done'; readonly text: string }
  | { readonly outcome: 'timedOut' | 'crashed' | 'busy' };

/** Hexadecimal text with `0x`. */
export type Hex = `0x${string}`;

/** A call of JSON-RPC. `session` names the chain it is meant for: a process that holds another one has to be told of this one first. */
export interface ChainRequest {
  readonly session: string;
  readonly method: string;
  readonly params: unknown;
}

/** A part of a chain that was kept; parts come in order. */
export interface ChainPart {
  readonly session: string;
  /** The first part says how the chain began. */
  readonly genesis?: Genesis;
  /** Records of blocks, each a JSON text. */
  readonly records: readonly string[];
  readonly isLast: boolean;
}

/** The state before the first transaction. */
export interface Genesis {
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly accounts: readonly AccountChange[];
}

/** An account after a block. Numbers are hexadecimal; `storage` names only what changed, an empty value (`0x`) is zero. */
export interface AccountChange {
  readonly address: Hex;
  /** Absent when the account is gone. */
  readonly account?: { readonly nonce: Hex; readonly balance: Hex };
  readonly code?: Hex;
  readonly storage?: Readonly<Record<Hex, Hex>>;
}

export type ChainAnswer =
  /** The process does not hold this chain: restore it, and ask again. */
  | { readonly kind: 'unknownSession' }
  | { readonly kind: 'restored' }
  | { readonly kind: 'result'; readonly result: unknown; readonly mined: readonly MinedBlock[] }
  | { readonly kind: 'error'; readonly error: RpcError; readonly mined: readonly MinedBlock[] };

/** A block that the request brought about, oldest first. */
export interface MinedBlock {
  /** To be kept before anybody is answered: JSON. */
  readonly record: string;
  /** The header as JSON-RPC shows it. */
  readonly head: BlockHead;
  /** Hash of its transaction. */
  readonly transaction: Hex;
  readonly logs: readonly Log[];
}

export type BlockHead = Readonly<Record<string, unknown>> & { readonly number: Hex; readonly hash: Hex };

/** An event of a contract, as JSON-RPC shows it. */
export interface Log {
  readonly address: Hex;
  readonly topics: readonly Hex[];
  readonly data: Hex;
  readonly blockNumber: Hex;
  readonly blockHash: Hex;
  readonly transactionHash: Hex;
  readonly transactionIndex: Hex;
  readonly logIndex: Hex;
  readonly removed: false;
}

/** The error object of JSON-RPC. */
export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}
