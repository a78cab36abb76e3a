import { Interface } from 'ethers/abi';
import { ApiError } from '../../../lib/api.ts';

/** A failure as a text key with the values for its placeholders. */
export interface Failure {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/** A failure with its own text, thrown where it is detected. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;

  constructor(text: string, values: Readonly<Record<string, string>> = {}) {
    super(text);
    this.failure = { text, values };
  }
}

/** The panic codes of Solidity's own checks (its documentation, "Panic via assert"). */
const panics: Readonly<Record<string, string>> = {
  '1': 'WEB3_PANIC_ASSERT',
  '17': 'WEB3_PANIC_OVERFLOW',
  '18': 'WEB3_PANIC_DIVISION',
  '33': 'WEB3_PANIC_ENUM',
  '49': 'WEB3_PANIC_POP',
  '50': 'WEB3_PANIC_INDEX',
  '65': 'WEB3_PANIC_MEMORY',
};

/** Decodes the two errors that are built into the language. */
const language = new Interface([]);

/** Messages of nodes and wallets, in the order in which they are matched. */
const known: readonly (readonly [RegExp, string])[] = [
  [/insufficient (?:funds|balance for transfer)|enough funds|exceeds? (?:the )?balance/i, 'WEB3_NOT_ENOUGH_ETHER'],
  [/has enough: play ether ends/i, 'WEB3_ENOUGH_ETHER'],
  [/code size|initcode|oversized|too large|request entity|2 ?MB/i, 'WEB3_CONTRACT_TOO_LARGE'],
  [/out of gas|gas required exceeds|intrinsic gas|exceeds block gas|gas limit/i, 'WEB3_OUT_OF_GAS'],
  [/invalid (?:opcode|jump)/i, 'WEB3_INVALID_OPCODE'],
  [/stack (?:over|under)flow|call depth/i, 'WEB3_STACK'],
  [/time.?d? ?out|too long/i, 'WEB3_TOO_LONG'],
];

/** EIP-1193 codes for a request that the wallet's owner refused. */
const rejected = new Set([4001, 4100]);

/**
 * Explains in plain words why something on the chain failed, with the contract's own reason if it gave one.
 * @param abi interface with the errors that the called contract declares
 */
export function failureOf(error: unknown, abi: Interface = language): Failure {
  if (error instanceof Refusal) {
    return error.failure;
  }
  if (error instanceof ApiError) {
    return error.status === 413 ? failure('WEB3_CONTRACT_TOO_LARGE') : failure('WEB3_UNREACHABLE');
  }
  const { code, message } = Object(error);
  if (rejected.has(code)) {
    return failure('WEB3_REJECTED');
  }
  const words = String(message ?? error);
  const reason = reasonIn(error, abi);
  if (reason !== undefined) {
    return reason;
  }
  const said = /revert(?:ed)?(?: with reason string)?:?\s*['"]?(.*?)['"]?$/is.exec(words)?.[1];
  if (said !== undefined) {
    return said === '' ? failure('WEB3_REVERTED') : failure('WEB3_REVERTED_BECAUSE', { reason: said });
  }
  const text = known.find(([pattern]) => pattern.test(words))?.[1];
  if (text !== undefined) {
    return failure(text);
  }
  return failure('WEB3_FAILED', { reason: words });
}

function failure(text: string, values: Readonly<Record<string, string>> = {}): Failure {
  return { text, values };
}

/** Decodes what a reverted call returned: an error of the language, or one that the contract declares. */
function reasonIn(error: unknown, abi: Interface): Failure | undefined {
  const data = revertData(error);
  if (data === undefined) {
    return undefined;
  }
  const parsed = parse(abi, data) ?? parse(language, data);
  if (parsed === null) {
    return failure('WEB3_REVERTED_BECAUSE', { reason: data });
  }
  if (parsed.name === 'Panic') {
    const panic = panics[String(parsed.args[0])];
    return panic === undefined
      ? failure('WEB3_REVERTED_BECAUSE', { reason: `Panic(${parsed.args[0]})` })
      : failure(panic);
  }
  const reason =
    parsed.name === 'Error' ? String(parsed.args[0]) : `${parsed.name}(${parsed.args.map(String).join(', ')})`;
  return reason === '' ? failure('WEB3_REVERTED') : failure('WEB3_REVERTED_BECAUSE', { reason });
}

function parse(abi: Interface, data: string) {
  try {
    return abi.parseError(data);
  } catch {
    // The contract returned something that only begins like one of its errors.
    return null;
  }
}

/** Returns the data of the chain's own error. Wallets wrap that error, some of them twice. */
function revertData(error: unknown, depth = 0): string | undefined {
  if (typeof error === 'string') {
    return /^0x(?:[0-9a-f]{2}){4,}$/i.test(error) ? error : undefined;
  }
  if (typeof error !== 'object' || error === null || depth > 4) {
    return undefined;
  }
  const { data, originalError } = Object(error);
  return revertData(data, depth + 1) ?? revertData(originalError, depth + 1);
}
