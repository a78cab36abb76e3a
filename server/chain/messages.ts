/**
 * A job for the chain process. Only the shop and that process read the JSON in `text`; whoever passes it on sees a string of limited
 * length.
 */
export interface ChainJob {
  /** `request` brings a `ChainRequest`; `restore` brings a `ChainPart` of a chain that was kept. */
  readonly kind: 'request' | 'restore';
  readonly text: string;
}

/**
 * The outcome of a job. `done` brings a `ChainAnswer` as JSON. `timedOut` means that the process was killed for taking too long, `crashed`
 * that it ended by itself, and `busy` that it did not get to the job in time.
 */
export type ChainOutcome =
  | { readonly outcome: 'done'; readonly text: string }
  | { readonly outcome: 'timedOut' | 'crashed' | 'busy' };

/** A hexadecimal string with `0x`. */
export type Hex = `0x${string}`;

/**
 * A JSON-RPC call. `session` names the chain that the call is meant for. A process that holds another chain has to restore this one first.
 */
export interface ChainRequest {
  readonly session: string;
  readonly method: string;
  readonly params: unknown;
}

/** A part of a chain that was kept. Parts arrive in order. */
export interface ChainPart {
  readonly session: string;
  /** The first part says how the chain began. */
  readonly genesis?: Genesis;
  /** Records of blocks, each as JSON. */
  readonly records: readonly string[];
  readonly isLast: boolean;
}

/** The state before the first transaction. */
export interface Genesis {
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly accounts: readonly AccountChange[];
}

/** An account after a block. Numbers are hexadecimal. `storage` names only the slots that changed; an empty value (`0x`) is zero. */
export interface AccountChange {
  readonly address: Hex;
  /** Absent when the account no longer exists. */
  readonly account?: { readonly nonce: Hex; readonly balance: Hex };
  readonly code?: Hex;
  readonly storage?: Readonly<Record<Hex, Hex>>;
}

export type ChainAnswer =
  /** The process does not hold this chain. Restore it and ask again. */
  | { readonly kind: 'unknownSession' }
  | { readonly kind: 'restored' }
  | { readonly kind: 'result'; readonly result: unknown; readonly mined: readonly MinedBlock[] }
  | { readonly kind: 'error'; readonly error: RpcError; readonly mined: readonly MinedBlock[] };

/** A block that a request produced. A list of them begins with the oldest. */
export interface MinedBlock {
  /** The block's record as JSON, which is to be kept before anybody is answered. */
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
