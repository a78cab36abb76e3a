import { bytesToHex, hexToBytes } from '@ethereumjs/util';
import type { Hex } from '../messages.ts';

/** A number as JSON-RPC writes it: without leading zeros. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

/** Bytes of an even number of digits. */
export function bytes(text: Hex): Uint8Array {
  return hexToBytes(text);
}

/** Bytes as JSON-RPC writes them. */
export function data(value: Uint8Array): Hex {
  return bytesToHex(value);
}

/** The bytes of a number in so many places, as a storage slot or a topic. */
export function padded(value: bigint, length: number): Hex {
  return `0x${value.toString(16).padStart(length * 2, '0')}`;
}
