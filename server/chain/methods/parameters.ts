import { isObject } from '../../../shared/values/is-object.ts';
import type { Hex } from '../messages.ts';
import { invalidParams } from './rpc-fault.ts';

/** Which block a method is asked about. */
export type BlockName =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'hash'; readonly hash: Hex }
  | { readonly kind: 'latest' | 'pending' };

/** Returns whether a parameter was given. Null is the same as absent. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Reads an address, and returns it in lower case. */
export function readAddress(value: unknown, name: string): Hex {
  return readHex(value, name, 20);
}

/** Reads a hash, a topic or a storage slot, and returns it in lower case. */
export function readHash(value: unknown, name: string): Hex {
  return readHex(value, name, 32);
}

/** Reads any number of bytes. */
export function readBytes(value: unknown, name: string): Hex {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(value)) {
    throw invalidParams(`invalid argument ${name}: expected bytes in hexadecimal, with 0x`);
  }
  return lower(value);
}

/** Reads a number that is not negative and has at most 256 bits. Accepts leading zeros and plain numbers. */
export function readQuantity(value: unknown, name: string): bigint {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) {
    return BigInt(value);
  }
  if (typeof value !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(value)) {
    throw invalidParams(`invalid argument ${name}: expected a number in hexadecimal, with 0x`);
  }
  return BigInt(value);
}

/**
 * Reads which block is meant. Absent means `latest`. The chain has no reorganisations, so `safe` and `finalized` are
 * the latest block too.
 */
export function readBlockName(value: unknown): BlockName {
  if (isObject(value)) {
    return value.blockHash === undefined
      ? readBlockName(value.blockNumber)
      : { kind: 'hash', hash: readHash(value.blockHash, 'blockHash') };
  }
  switch (value) {
    case undefined:
    case null:
    case 'latest':
    case 'safe':
    case 'finalized':
      return { kind: 'latest' };
    case 'pending':
      return { kind: 'pending' };
    case 'earliest':
      return { kind: 'number', number: 0 };
    default:
      return typeof value === 'string' && value.length === 66
        ? { kind: 'hash', hash: readHash(value, 'block') }
        : { kind: 'number', number: Number(readQuantity(value, 'block')) };
  }
}

/** Reads an object. */
export function readObject(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isObject(value) || Array.isArray(value)) {
    throw invalidParams(`invalid argument ${name}: expected an object`);
  }
  return value;
}

function readHex(value: unknown, name: string, length: number): Hex {
  if (typeof value !== 'string' || !/^0x[0-9a-f]*$/i.test(value) || value.length !== 2 + 2 * length) {
    throw invalidParams(`invalid argument ${name}: expected ${length} bytes in hexadecimal, with 0x`);
  }
  return lower(value);
}

function lower(value: string): Hex {
  // The callers have checked its form.
  return value.toLowerCase() as Hex;
}
